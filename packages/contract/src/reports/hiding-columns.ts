import { hidingBadges } from '@fledge/domain/reports/hiding-types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { ContentHiding } from './hiding-schema.ts'

/** Columns of the list of what is hidden. */
export const contentHidingColumns = defineColumns<ContentHiding>()({
  about: { title: 'columns.about', value: ({ name }) => name },
  kind: {
    title: 'columns.type',
    value: ({ kind }) => [{ key: `reports.kind.${kind}` }],
    isOptional: true,
  },
  part: { title: 'columns.part', value: ({ part }) => [{ key: `hidings.part.${part}` }] },
  reason: {
    title: 'columns.reason',
    value: ({ reason }) => [{ key: `reports.reason.${reason}` }],
    isOptional: true,
  },
  note: { title: 'columns.hidingNote', value: ({ note }) => note },
  status: { title: 'columns.status', value: ({ status }) => [{ key: hidingBadges[status].text }] },
  request: { title: 'columns.hidingRequest', value: ({ request_note: note }) => note },
  hiddenBy: { title: 'columns.hiddenBy', value: ({ hidden_by_name: name }) => name },
  created: {
    title: 'columns.hiddenAt',
    isTime: true,
    value: ({ created_at: time }) => ({ time }),
    isOptional: true,
  },
  due: {
    title: 'columns.due',
    isTime: true,
    value: ({ due_at: time }) => (time === null ? null : { time }),
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
