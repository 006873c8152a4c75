import { defineColumns } from '../platform/list-columns.ts'
import type { NoShowReview } from './schema.ts'

/** Columns of the list of missed interviews that the programme team decides. */
export const noShowReviewColumns = defineColumns<NoShowReview>()({
  intern: { title: 'columns.intern', value: (row) => row.intern_name },
  company: { title: 'columns.company', value: (row) => row.company_name },
  side: { title: 'columns.missedBy', value: ({ side }) => [{ key: `records.side.${side}` }] },
  time: { title: 'columns.time', isTime: true, value: ({ starts_at: time }) => ({ time }) },
  place: { title: 'columns.missedCount', value: ({ place }) => place },
  explanation: { title: 'columns.explanation', value: ({ explanation }) => explanation },
  statements: {
    title: 'columns.statements',
    value: ({ notes }) =>
      notes.map(({ by, note }) => ({ key: `noShows.says.${by}`, values: { note } })),
  },
  due: {
    title: 'columns.due',
    isTime: true,
    value: ({ answer_by: time }) => ({ time }),
  },
  disputed: {
    title: 'columns.disputed',
    isTime: true,
    value: ({ contested_at: time }) => ({ time }),
    isOptional: true,
  },
  plan: { title: 'columns.plan', value: (row) => row.plan_name, isOptional: true },
  explained: {
    title: 'columns.explained',
    isTime: true,
    value: ({ explained_at: time }) => ({ time }),
    isOptional: true,
  },
  earlier: {
    title: 'columns.earlierMissed',
    value: ({ earlier }) => earlier.length,
    isOptional: true,
  },
  since: {
    title: 'columns.since',
    isTime: true,
    value: ({ since: time }) => ({ time }),
    isOptional: true,
  },
})
