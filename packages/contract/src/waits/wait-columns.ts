import { defineColumns } from '../platform/list-columns.ts'
import type { TeamWait } from './schema.ts'

/** Columns of the list of what waits for the programme team. */
export const waitColumns = defineColumns<TeamWait>()({
  task: { title: 'columns.task', value: ({ title }) => title },
  type: { title: 'columns.type', value: ({ kind }) => [{ key: `overdue.kind.${kind}` }] },
  detail: { title: 'columns.detail', value: ({ detail }) => detail },
  company: { title: 'columns.company', value: (item) => item.company_name },
  due: { title: 'columns.due', isTime: true, value: ({ due_at: time }) => ({ time }) },
  owner: { title: 'columns.owner', value: (wait) => wait.owner_name },
  since: {
    title: 'columns.since',
    isTime: true,
    value: ({ since: time }) => ({ time }),
    isOptional: true,
  },
})
