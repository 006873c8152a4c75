import { internshipActionBadges } from '@fledge/domain/internships/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { type CellText, defineColumns } from '../platform/list-columns.ts'
import type { ActionReviewRow } from './schema.ts'

/** Returns what a request asks to change: the last day, or the supervisor. */
function listChanges({ data, supervisor_name: name }: ActionReviewRow): readonly CellText[] {
  const ends = data['ends_on']
  return [
    ...(typeof ends === 'string'
      ? [{ key: 'internships.actionChange.end', values: { day: formatDate(ends) } }]
      : []),
    ...(name ? [{ key: 'internships.actionChange.supervisor', values: { name } }] : []),
  ]
}

/** Columns of the list of requests about internships. */
export const internshipActionColumns = defineColumns<ActionReviewRow>()({
  kind: { title: 'columns.request', value: ({ kind }) => [{ key: `internships.action.${kind}` }] },
  intern: { title: 'columns.intern', value: (row) => row.intern_name },
  company: { title: 'columns.company', value: (row) => row.company_name },
  note: { title: 'columns.note', value: ({ note }) => note },
  change: { title: 'columns.change', value: listChanges },
  answer: { title: 'columns.answerBy', isTime: true, value: ({ answer_by: time }) => ({ time }) },
  raised_by: {
    title: 'columns.raisedBy',
    value: (row) => [{ key: `records.side.${row.raised_by}` }],
    isOptional: true,
  },
  created: {
    title: 'columns.sent',
    isTime: true,
    value: ({ created_at: time }) => ({ time }),
    isOptional: true,
  },
  status: {
    title: 'columns.status',
    value: ({ status }) => [{ key: internshipActionBadges[status].text }],
    isOptional: true,
  },
  role: { title: 'columns.role', value: ({ role }) => role, isOptional: true },
  starts: { title: 'columns.starts', value: ({ starts_on: day }) => ({ day }), isOptional: true },
  ends: { title: 'columns.ends', value: ({ ends_on: day }) => ({ day }), isOptional: true },
  decided: {
    title: 'columns.decided',
    isTime: true,
    value: ({ decided_at: time }) => ({ time }),
    isOptional: true,
  },
  outcome: { title: 'columns.outcome', value: (row) => row.decision_reason, isOptional: true },
})
