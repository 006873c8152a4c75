import { defineColumns } from '../platform/list-columns.ts'
import type { ContestedInterview } from './contested-schema.ts'

/** Columns of the list of disputed reports of missed interviews. */
export const contestedColumns = defineColumns<ContestedInterview>()({
  intern: { title: 'columns.intern', value: ({ intern }) => intern.name },
  company: { title: 'columns.company', value: (row) => row.company_name },
  reporter: {
    title: 'columns.reporter',
    value: ({ no_show: claim }) => claim && [{ key: `records.side.${claim.claimed_by}` }],
  },
  time: { title: 'columns.time', isTime: true, value: ({ starts_at: time }) => ({ time }) },
  statements: {
    title: 'columns.statements',
    value: ({ words }) =>
      words.map(({ by, note }) => ({ key: `noShows.says.${by}`, values: { note } })),
  },
  due: {
    title: 'columns.due',
    isTime: true,
    value: ({ no_show: claim }) => ({ time: claim?.due_at ?? null }),
  },
  plan: { title: 'columns.plan', value: ({ plan }) => plan.name, isOptional: true },
  disputed: {
    title: 'columns.disputed',
    isTime: true,
    value: ({ contested_at: time }) => ({ time }),
    isOptional: true,
  },
})
