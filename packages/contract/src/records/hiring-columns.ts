import { stageBadges } from '@fledge/domain/candidatures/types.ts'
import { internshipBadges } from '@fledge/domain/internships/types.ts'
import { interviewBadges } from '@fledge/domain/interviews/types.ts'
import { getReasonTextKeys } from '@fledge/domain/reason-texts.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type {
  CandidatureRecord,
  CreditRecord,
  InternshipRecord,
  InterviewRecord,
  NoShowRecord,
} from './schema.ts'

const toReason = ({ end_reason: reason }: { readonly end_reason: string | null }) =>
  getReasonTextKeys(reason).map((key) => ({ key }))

/** Columns of the list of all candidatures. */
export const candidatureColumns = defineColumns<CandidatureRecord>()({
  intern: { title: 'columns.intern', value: (row) => row.intern_name },
  company: { title: 'columns.company', value: (row) => row.company_name },
  plan: { title: 'columns.plan', value: (row) => row.plan_name },
  status: { title: 'columns.stage', value: ({ stage }) => [{ key: stageBadges[stage].text }] },
  since: {
    title: 'columns.stageSince',
    isTime: true,
    value: ({ stage_since: time }) => ({ time }),
  },
  reason: { title: 'columns.reason', value: toReason },
  batch: { title: 'columns.batch', value: (row) => row.batch_name, isOptional: true },
  created: {
    title: 'columns.created',
    isTime: true,
    value: ({ created_at: time }) => ({ time }),
    isOptional: true,
  },
})

/** Columns of the list of all interviews. */
export const interviewColumns = defineColumns<InterviewRecord>()({
  intern: { title: 'columns.intern', value: (row) => row.intern_name },
  company: { title: 'columns.company', value: (row) => row.company_name },
  plan: { title: 'columns.plan', value: (row) => row.plan_name },
  status: {
    title: 'columns.status',
    value: ({ status }) => [{ key: interviewBadges[status].text }],
  },
  time: { title: 'columns.time', isTime: true, value: ({ starts_at: time }) => ({ time }) },
  reason: { title: 'columns.reason', value: toReason },
  created: { title: 'columns.created', isTime: true, value: ({ created_at: time }) => ({ time }) },
  since: {
    title: 'columns.statusSince',
    isTime: true,
    value: ({ status_since: time }) => ({ time }),
    isOptional: true,
  },
})

/** Columns of the list of all internships. */
export const internshipColumns = defineColumns<InternshipRecord>()({
  intern: { title: 'columns.intern', value: (row) => row.intern_name },
  company: { title: 'columns.company', value: (row) => row.company_name },
  plan: { title: 'columns.plan', value: (row) => row.plan_name },
  status: {
    title: 'columns.status',
    value: ({ status }) => [{ key: internshipBadges[status].text }],
  },
  starts: { title: 'columns.starts', value: ({ starts_on: day }) => ({ day }) },
  ends: { title: 'columns.ends', value: ({ ends_on: day }) => ({ day }) },
  supervisor: { title: 'columns.supervisor', value: (row) => row.supervisor },
  early: {
    title: 'columns.endedEarly',
    value: ({ ended_early: isEarly }) => (isEarly ? [{ key: 'columns.yes' }] : null),
    isOptional: true,
  },
})

/** Columns of the list of missed interviews. */
export const noShowColumns = defineColumns<NoShowRecord>()({
  intern: { title: 'columns.intern', value: (row) => row.intern_name },
  company: { title: 'columns.company', value: (row) => row.company_name },
  side: { title: 'columns.missedBy', value: ({ side }) => [{ key: `records.side.${side}` }] },
  time: { title: 'columns.time', isTime: true, value: ({ starts_at: time }) => ({ time }) },
  recorded: {
    title: 'columns.recorded',
    isTime: true,
    value: ({ recorded_at: time }) => ({ time }),
  },
  decision: {
    title: 'columns.decision',
    value: ({ decision }) => decision && [{ key: `noShows.decision.${decision}` }],
  },
  explained: {
    title: 'columns.explained',
    isTime: true,
    value: ({ explained_at: time }) => ({ time }),
    isOptional: true,
  },
  disputed: {
    title: 'columns.disputed',
    isTime: true,
    value: ({ contested_at: time }) => ({ time }),
    isOptional: true,
  },
  decided: {
    title: 'columns.decided',
    isTime: true,
    value: ({ decided_at: time }) => ({ time }),
    isOptional: true,
  },
})

/** Columns of the list of all lines of the credit ledgers. */
export const creditColumns = defineColumns<CreditRecord>()({
  time: { title: 'columns.time', isTime: true, value: ({ at: time }) => ({ time }) },
  company: { title: 'columns.company', value: (line) => line.company_name },
  kind: { title: 'columns.type', value: ({ kind }) => [{ key: `records.credit.${kind}` }] },
  amount: { title: 'columns.credits', value: ({ amount }) => amount },
  left: { title: 'columns.creditsLeft', value: (line) => line.balance_after },
  intern: { title: 'columns.intern', value: (line) => line.intern_name },
  actor: { title: 'columns.actor', value: ({ actor }) => actor },
  note: { title: 'columns.note', value: ({ note }) => note },
})
