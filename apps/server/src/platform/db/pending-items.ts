import { overdueRule, stageDeadlineDays } from '@fledge/domain/candidatures/stage-deadlines.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import { responseDeadlines } from '@fledge/domain/response-deadlines.ts'
import { placementEndsAtSql } from './placement-deadline.ts'
import { teamReviewDueAtSql } from './team-review-due.ts'
import { type StatusName, statusSql } from './statuses.ts'

// All items that await the programme team, with their deadline: kind, id, company_id, since, due_at,
// late_from. They are listed from late_from on. Their texts are read for the items of a page only:
// counting and ordering all of them needs no name.

interface PendingItem {
  readonly id: string
  readonly company?: string
  readonly since: string
  readonly due?: string
  /** When the item is listed as overdue, by default its deadline. */
  readonly lateFrom?: string
  readonly from: string
}

const toPendingItemSql = (kind: OverdueKind, wait: PendingItem): string => {
  const due = wait.due ?? teamReviewDueAtSql(wait.since)
  return `select '${kind}' as kind, ${wait.id} as id, ${wait.company ?? 'null'}::text as company_id, ${wait.since} as since, ${due} as due_at, ${wait.lateFrom ?? due} as late_from ${wait.from}`
}

const toDaysSql = (count: number) => `interval '24 hours' * ${count}`
const companySince = 'coalesce(c.decided_at, c.created_at)'
const toCompanySql = (status: StatusName) =>
  `from companies c where c.status = ${statusSql(status)} and exists (select from members m where m.company_id = c.company_id)`
const noShowSql = `from (select x.*, count(*) over side as of_side, row_number() over (side order by recorded_at) as place from no_shows x where recorded_at > :no_shows_since::timestamptz and decision is distinct from 'EXCUSE' window side as (partition by side, case side when 'company' then company_id else intern_id end)) s
  where s.decision is null and (s.contested_at is not null or (s.of_side = 2 and s.place = 2))`
const placementEndsSql = `(${placementEndsAtSql('b')})`

const pendingItems: Readonly<Record<OverdueKind, PendingItem>> = {
  APPLICATION: {
    id: 'a.application_id',
    since: 'a.submitted_at',
    from: `from applications a where a.status in (${statusSql('application.reviewable')})`,
  },
  COMPANY: {
    id: 'c.company_id',
    since: companySince,
    from: toCompanySql('company.PENDING_APPROVAL'),
  },
  WAITING_LIST: {
    id: 'c.company_id',
    since: companySince,
    due: `${companySince} + ${toDaysSql(responseDeadlines.waitingListDays)}`,
    from: toCompanySql('company.IN_WAITING_LIST'),
  },
  OFFER: {
    id: 'o.offer_id',
    since: 'o.sent_at',
    from: `from offers o where o.status = ${statusSql('offer.IN_REVIEW')}`,
  },
  CLAIM: {
    id: 'i.interview_id',
    since: 'i.no_show_contested_at',
    from: `from interviews i where i.status = ${statusSql('interview.IN_PAST')} and i.no_show_contested_at is not null`,
  },
  NO_SHOW: {
    id: 's.no_show_id',
    since: 'coalesce(s.contested_at, s.recorded_at)',
    from: noShowSql,
  },
  ACTION: {
    id: 'x.action_id',
    since: 'x.created_at',
    from: `from internship_actions x where x.status = ${statusSql('internship_action.RAISED')}`,
  },
  DECISION: {
    id: 'k.candidature_id',
    company: 'k.company_id',
    since: 'k.stage_since',
    due: `k.stage_since + ${toDaysSql(stageDeadlineDays.INTERVIEWED.due)}`,
    lateFrom: `k.stage_since + ${toDaysSql(overdueRule.tellInternAfterDays)}`,
    from: `from candidatures k where k.stage = ${statusSql('candidature.INTERVIEWED')}`,
  },
  // A private shortlist entry is not a reply to the intern.
  PLACEMENT: {
    id: 'a.application_id',
    since: 'a.decided_at',
    due: placementEndsSql,
    from: `from applications a join batches b using (batch_id) where a.status = ${statusSql('application.APPROVED')} and b.programme_end is not null and not exists (select from candidatures k where k.application_id = a.application_id and k.stage in (${statusSql('candidature.open')}) and k.known_to_intern_at is not null)`,
  },
}

// The keys of the record above are those of its type.
const overdueKindsInOrder = Object.keys(pendingItems) as OverdueKind[]

/** All pending items, overdue or not. `:no_shows_since` is when missed interviews begin to count. */
export const pendingItemsSql = overdueKindsInOrder
  .map((kind) => toPendingItemSql(kind, pendingItems[kind]))
  .join('\n union all ')

interface PendingItemText {
  readonly kinds: readonly OverdueKind[]
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly from: string
}

const fullNameSql = `trim(u.first_name || ' ' || u.last_name)`
const toInternJoin = (intern: string) =>
  `join interns n on n.intern_id = ${intern} join users u on u.user_id = n.user_id`

const pendingItemTexts: readonly PendingItemText[] = [
  {
    kinds: ['APPLICATION', 'PLACEMENT'],
    id: 'a.application_id',
    title: fullNameSql,
    detail: 'b.name',
    from: `applications a join batches b using (batch_id) ${toInternJoin('a.intern_id')}`,
  },
  {
    kinds: ['COMPANY', 'WAITING_LIST'],
    id: 'c.company_id',
    title: 'c.name',
    detail: `''`,
    from: 'companies c',
  },
  {
    kinds: ['OFFER'],
    id: 'o.offer_id',
    title: fullNameSql,
    detail: `o.role || ' · ' || c.name`,
    from: `offers o join companies c using (company_id) ${toInternJoin('o.intern_id')}`,
  },
  {
    kinds: ['CLAIM'],
    id: 'i.interview_id',
    title: fullNameSql,
    detail: 'c.name',
    from: `interviews i join companies c using (company_id) ${toInternJoin('i.intern_id')}`,
  },
  {
    kinds: ['NO_SHOW'],
    id: 's.no_show_id',
    title: `case s.side when 'company' then c.name else ${fullNameSql} end`,
    detail: `case s.side when 'company' then ${fullNameSql} else c.name end`,
    from: `no_shows s join companies c using (company_id) ${toInternJoin('s.intern_id')}`,
  },
  {
    kinds: ['ACTION'],
    id: 'x.action_id',
    title: fullNameSql,
    detail: `o.role || ' · ' || c.name`,
    from: `internship_actions x join internships i using (internship_id) join offers o using (offer_id) join companies c on c.company_id = i.company_id ${toInternJoin('i.intern_id')}`,
  },
  {
    kinds: ['DECISION'],
    id: 'k.candidature_id',
    title: 'c.name',
    detail: `${fullNameSql} || ' · ' || p.name`,
    from: `candidatures k join companies c using (company_id) join plans p using (plan_id) ${toInternJoin('k.intern_id')}`,
  },
]

/** Title and detail of a pending item. @param item alias of the item */
export const pendingTextsSql = (item: string): string =>
  pendingItemTexts
    .map(
      ({ kinds, id, title, detail, from }) =>
        `select ${title} as title, ${detail} as detail from ${from} where ${item}.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) and ${id} = ${item}.id`,
    )
    .join('\n union all ')
