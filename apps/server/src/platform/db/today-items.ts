import type { TodayList } from '@fledge/domain/today/types.ts'
import type { HandedOutKind } from '@fledge/domain/waits/rules.ts'
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
  readonly kind?: HandedOutKind
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

interface Flow {
  readonly kind: HandedOutKind
  readonly machine: string
  /** The statuses in which it is in the queue. */
  readonly statuses: string
}

const flows: readonly Flow[] = [
  {
    kind: 'APPLICATION',
    machine: 'application',
    statuses: statusSql('application.reviewable'),
  },
  { kind: 'COMPANY', machine: 'company', statuses: statusSql('company.PENDING_APPROVAL') },
  { kind: 'WAITING_LIST', machine: 'company', statuses: statusSql('company.IN_WAITING_LIST') },
  { kind: 'OFFER', machine: 'offer', statuses: statusSql('offer.IN_REVIEW') },
  {
    kind: 'ACTION',
    machine: 'internshipAction',
    statuses: statusSql('internship_action.RAISED'),
  },
]

/** By the index of kinds: a scan of two weeks of the whole log would read a hundred times as much. */
const toFlowSql = ({ machine }: Flow) =>
  `from event_log e where e.machine = '${machine}' and ${microsecondsSql('e.at')} >= ${microsecondsSql(':flow_from::timestamptz')}`
const toFlowItems = (flow: Flow): readonly Item[] => {
  const item = {
    kind: flow.kind,
    id: 'e.id',
    at: 'e.at',
    intern: 'e.intern_id',
    company: flow.machine === 'company' ? 'e.subject_id' : 'e.company_id',
    link: 'e.subject_id',
  }
  const isIn = (state: string) => `coalesce(e.${state} in (${flow.statuses}), false)`
  const [entered, left] = [isIn('to_state'), isIn('from_state')]
  return [
    { ...item, list: 'RECEIVED', from: `${toFlowSql(flow)} and ${entered} and not ${left}` },
    { ...item, list: 'FINISHED', from: `${toFlowSql(flow)} and ${left} and not ${entered}` },
  ]
}

const toDecisionSql = (flow: Flow) => {
  const isIn = (event: string, state: string) =>
    `coalesce(${event}.${state} in (${flow.statuses}), false)`
  return `select '${flow.kind}' as kind, e.subject_id, e.candidature_id, e.at, (select max(s.at) from event_log s where s.subject_id = e.subject_id and s.id < e.id and s.machine = '${flow.machine}' and ${isIn('s', 'to_state')} and not ${isIn('s', 'from_state')}) as since ${toFlowSql(flow)} and ${isIn('e', 'from_state')} and not ${isIn('e', 'to_state')}`
}

/** When something left a queue of the team from `:flow_from` on, and since when it had waited. */
export const reviewDecisionsSql = flows.map(toDecisionSql).join('\n union all ')

/**
 * All items. `:now` is the current time; the other parameters are the periods of
 * `getTodayPeriods`.
 */
export const todayItemsSql = [concern, ...weekItems, ...incidents, ...flows.flatMap(toFlowItems)]
  .map(toItemSql)
  .join('\n union all ')
