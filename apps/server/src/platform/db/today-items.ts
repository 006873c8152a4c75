import type { FlowKind, TodayList } from '@fledge/domain/today/types.ts'
import { microsecondsSql } from './event-time.ts'
import { isFailedMailSql } from './failed-mails.ts'
import { placementEndsAtSql } from './placement-deadline.ts'
import { statusSql } from './statuses.ts'

// What the numbers of the programme team's overview count, except what waits for it (waits.ts). One
// row for each: list, kind, id, at, intern_id, company_id, link_id, label. The counts and the lists
// behind them read the same rows. A statement that names the list reads its tables only.

interface Item {
  /** The last ones are counted only: they have lists of their own. */
  readonly list: TodayList | 'FAILED_MAILS' | 'FAILING_EVENTS' | 'PAYMENT_DIFFERENCES'
  readonly kind?: FlowKind
  readonly id: string
  readonly at: string
  readonly intern?: string
  readonly company?: string
  readonly link?: string
  readonly label?: string
  readonly from: string
}

const toItemSql = ({ list, kind, id, at, intern, company, link, label, from }: Item) => {
  const toUuid = (column = 'null::uuid') => column
  return `select '${list}' as list, ${kind ? `'${kind}'` : 'null::text'} as kind, ${id}::text as id, ${at} as at, ${toUuid(intern)} as intern_id, ${toUuid(company)} as company_id, ${toUuid(link)} as link_id, ${label ?? 'null::text'} as label ${from}`
}

const isAheadSql = (at: string) => `${at} >= :now::timestamptz and ${at} < :week_to::timestamptz`
const startSql = '(i.starts_on::timestamp at time zone i.zone)'
const deadlineSql = `(${placementEndsAtSql('b')})`

const weekItems: readonly Item[] = [
  {
    list: 'INTERVIEWS',
    id: 'v.interview_id',
    at: 'v.starts_at',
    intern: 'v.intern_id',
    company: 'v.company_id',
    // The range is that of the constraint's index, which holds agreed interviews only.
    from: `from interviews v where v.status = ${statusSql('interview.CONFIRMED')} and tstzrange(v.starts_at, v.ends_at) && tstzrange(:now::timestamptz, :week_to::timestamptz) and ${isAheadSql('v.starts_at')}`,
  },
  {
    list: 'STARTS',
    id: 'i.internship_id',
    at: startSql,
    intern: 'i.intern_id',
    company: 'i.company_id',
    from: `from internships i where i.status = ${statusSql('internship.UPCOMING')} and ${isAheadSql(startSql)}`,
  },
  {
    list: 'DEADLINES',
    id: 'b.batch_id',
    at: deadlineSql,
    link: 'b.batch_id',
    label: 'b.name',
    from: `from batches b where b.is_published and ${isAheadSql(deadlineSql)}`,
  },
]

const concern: Item = {
  list: 'CONCERNS',
  id: 'x.action_id',
  at: 'x.created_at',
  intern: 'i.intern_id',
  company: 'i.company_id',
  link: 'x.action_id',
  from: `from internship_actions x join internships i using (internship_id) where x.status = ${statusSql('internship_action.RAISED')} and x.kind = 'REPORT_CONCERN'`,
}

const incidents: readonly Item[] = [
  {
    list: 'FAILED_MAILS',
    id: 'o.id',
    at: 'o.created_at',
    from: `from outbox o where ${isFailedMailSql('o')}`,
  },
  {
    list: 'FAILING_EVENTS',
    id: 'e.event_id',
    at: 'e.received_at',
    from: `from provider_events e where e.state = 'FAILING'`,
  },
  {
    list: 'PAYMENT_DIFFERENCES',
    id: 'd.difference_id',
    at: 'd.found_at',
    from: 'from payment_differences d where d.resolved_at is null',
  },
  // Payments are also read without an event: one that never came is not waited for.
  {
    list: 'PAYMENT_CHECKS',
    id: 'y.payment_id',
    at: 'y.created_at',
    intern: 'y.intern_id',
    from: 'from payments y where y.read_due_at is not null and y.reads_failed > 0',
  },
]

/** A queue whose events say what came in and what was finished. */
interface Flow {
  readonly kind: FlowKind
  readonly machine: string
  /** Whether the event `e` put its subject into the queue, or took it out. */
  readonly received: string
  readonly finished: string
  /** Whom the subject is about, where its events do not say so. */
  readonly join?: string
  readonly intern?: string
  readonly company?: string
}

/** A queue in which a subject is as long as it has one of the statuses. */
interface StatusFlow extends Omit<Flow, 'received' | 'finished'> {
  readonly statuses: string
}

const isInSql = (event: string, state: string, statuses: string) =>
  `coalesce(${event}.${state} in (${statuses}), false)`
const isEnteredSql = (event: string, statuses: string) =>
  `${isInSql(event, 'to_state', statuses)} and not ${isInSql(event, 'from_state', statuses)}`
const isLeftSql = (event: string, statuses: string) =>
  `${isInSql(event, 'from_state', statuses)} and not ${isInSql(event, 'to_state', statuses)}`

/** The queues in which what interns and companies do is decided. */
export const decisionFlows: readonly StatusFlow[] = [
  {
    kind: 'APPLICATION',
    machine: 'application',
    statuses: statusSql('application.reviewable'),
  },
  {
    kind: 'COMPANY',
    machine: 'company',
    statuses: statusSql('company.PENDING_APPROVAL'),
    company: 'e.subject_id',
  },
  {
    kind: 'WAITING_LIST',
    machine: 'company',
    statuses: statusSql('company.IN_WAITING_LIST'),
    company: 'e.subject_id',
  },
  { kind: 'OFFER', machine: 'offer', statuses: statusSql('offer.IN_REVIEW') },
  {
    kind: 'ACTION',
    machine: 'internshipAction',
    statuses: statusSql('internship_action.RAISED'),
  },
]

const otherFlows: readonly StatusFlow[] = [
  {
    kind: 'OPINION',
    machine: 'secondOpinion',
    statuses: statusSql('second_opinion.ASKED'),
    join: 'left join applications a on a.application_id = e.subject_id',
    intern: 'a.intern_id',
  },
  {
    kind: 'REPORT',
    machine: 'contentReport',
    statuses: statusSql('content_report.REPORTED'),
    join: 'left join content_reports r on r.report_id = e.subject_id',
    intern: 'r.about_intern_id',
    company: 'r.about_company_id',
  },
  {
    kind: 'APPEAL',
    machine: 'contentHiding',
    statuses: statusSql('content_hiding.requested'),
    join: 'left join content_hidings ch on ch.hiding_id = e.subject_id',
    intern: 'ch.intern_id',
    company: 'ch.company_id',
  },
  {
    kind: 'REPLY',
    machine: 'messageReply',
    statuses: statusSql('message_reply.UNANSWERED'),
    join: 'left join message_replies mr on mr.reply_id = e.subject_id left join interns n on n.user_id = mr.user_id left join members mb on mb.user_id = mr.user_id',
    intern: 'n.intern_id',
    company: 'mb.company_id',
  },
]

const flows: readonly Flow[] = [
  ...[...decisionFlows, ...otherFlows].map(({ statuses, ...flow }) => ({
    ...flow,
    received: isEnteredSql('e', statuses),
    finished: isLeftSql('e', statuses),
  })),
  // Proposals of refunds have no state machine.
  {
    kind: 'REFUND',
    machine: 'refundProposal',
    received: `e.move = 'propose'`,
    finished: `e.move in ('approve', 'decline')`,
  },
]

/** By the index of kinds: a scan of two weeks of the whole log would read a hundred times as much. */
const sinceFlowSql = (machine: string) =>
  `e.machine = '${machine}' and ${microsecondsSql('e.at')} >= ${microsecondsSql(':flow_from::timestamptz')}`
const toFlowItems = ({ kind, machine, received, finished, ...about }: Flow): readonly Item[] => {
  const { join = '', intern = 'e.intern_id', company = 'e.company_id' } = about
  const item = { kind, id: 'e.id', at: 'e.at', intern, company, link: 'e.subject_id' }
  const from = `from event_log e ${join} where ${sinceFlowSql(machine)}`
  return [
    { ...item, list: 'RECEIVED', from: `${from} and ${received}` },
    { ...item, list: 'FINISHED', from: `${from} and ${finished}` },
  ]
}

/**
 * All items. `:now` is the current time; the other parameters are the periods of
 * `getTodayPeriods`.
 */
export const todayItemsSql = [concern, ...weekItems, ...incidents, ...flows.flatMap(toFlowItems)]
  .map(toItemSql)
  .join('\n union all ')
