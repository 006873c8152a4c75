import { defineColumns } from '../platform/list-columns.ts'
import type { TeamDecision } from './decision-schema.ts'

/** Columns of the list of decisions. */
export const teamDecisionColumns = defineColumns<TeamDecision>()({
  kind: { title: 'columns.queue', value: ({ kind }) => [{ key: `overdue.kind.${kind}` }] },
  intern: { title: 'columns.intern', value: (row) => row.intern_name },
  company: { title: 'columns.company', value: (row) => row.company_name },
  decision: {
    title: 'columns.decision',
    value: ({ machine, move }) => [{ key: `personEvents.${machine}.${move}` }],
  },
  decided: { title: 'columns.decided', isTime: true, value: ({ at: time }) => ({ time }) },
  hours: { title: 'columns.hours', value: ({ hours }) => Math.round(hours * 10) / 10 },
  actor: { title: 'columns.decidedBy', value: (row) => row.actor_name },
  batch: { title: 'columns.batch', value: (row) => row.batch_name, isOptional: true },
})
