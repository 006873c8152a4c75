import { defineColumns } from '../platform/list-columns.ts'
import type { OverdueItem } from './endpoints.ts'

/** Columns of the list of everything overdue. */
export const overdueColumns = defineColumns<OverdueItem>()({
  task: { title: 'columns.task', value: ({ title }) => title },
  type: { title: 'columns.type', value: ({ kind }) => [{ key: `overdue.kind.${kind}` }] },
  detail: { title: 'columns.detail', value: ({ detail }) => detail },
  company: { title: 'columns.company', value: (item) => item.company_name },
  due: { title: 'columns.due', isTime: true, value: ({ due_at: time }) => ({ time }) },
  since: { title: 'columns.since', isTime: true, value: ({ since: time }) => ({ time }) },
})
