import { contentReportBadges } from '@fledge/domain/reports/types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { ContentReport } from './schema.ts'

/** Columns of the list of reports. */
export const contentReportColumns = defineColumns<ContentReport>()({
  about: { title: 'columns.about', value: ({ name }) => name },
  kind: { title: 'columns.type', value: ({ kind }) => [{ key: `reports.kind.${kind}` }] },
  part: {
    title: 'columns.part',
    value: ({ part }) => [{ key: `reports.part.${part}` }],
    isOptional: true,
  },
  reason: { title: 'columns.reason', value: ({ reason }) => [{ key: `reports.reason.${reason}` }] },
  note: { title: 'columns.note', value: ({ note }) => note, isOptional: true },
  reporter: { title: 'columns.reporter', value: ({ reporter }) => reporter },
  side: {
    title: 'columns.side',
    value: ({ reporter_side: side }) => [{ key: `reports.side.${side}` }],
    isOptional: true,
  },
  status: {
    title: 'columns.status',
    value: ({ status }) => [{ key: contentReportBadges[status].text }],
  },
  created: {
    title: 'columns.created',
    isTime: true,
    value: ({ created_at: time }) => ({ time }),
    isOptional: true,
  },
  due: {
    title: 'columns.due',
    isTime: true,
    value: ({ decided_at: decidedAt, due_at: time }) => (decidedAt === null ? { time } : null),
  },
  owner: { title: 'columns.owner', value: ({ owner }) => owner },
  decided: {
    title: 'columns.decided',
    isTime: true,
    value: ({ decided_at: time }) => ({ time }),
    isOptional: true,
  },
  outcome: {
    title: 'columns.outcome',
    value: ({ decision_reason: reason }) => reason,
    isOptional: true,
  },
})
