import { overdueRule, stageDeadlineDays } from '@fledge/domain/candidatures/stage-deadlines.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import { responseDeadlines } from '@fledge/domain/response-deadlines.ts'
import { placementEndsAtSql } from './placement-deadline.ts'
import { teamReviewDueAtSql } from './team-review-due.ts'
import { type StatusName, statusSql } from './statuses.ts'

// All items that await the programme team, with their deadline: kind, id, title, detail,
// company_id, since, due_at, late_from. They are listed from late_from on.

interface PendingItem {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly company?: string
  readonly since: string
  readonly due?: string
  /** When the item is listed as overdue, by default its deadline. */
  readonly lateFrom?: string
  readonly from: string
}

const toPendingItemSql = (kind: OverdueKind, wait: PendingItem): string => {
  const due = wait.due ?? teamReviewDueAtSql(wait.since)
  return `select '${kind}' as kind, ${wait.id}::text as id, ${wait.title} as title, ${wait.detail} as detail, ${wait.company ?? 'null'}::text as company_id, ${wait.since} as since, ${due} as due_at, ${wait.lateFrom ?? due} as late_from ${wait.from}`
}

const toDaysSql = (count: number) => `interval '24 hours' * ${count}`
const toFullNameSql = (user: string) => `trim(${user}.first_name || ' ' || ${user}.last_name)`

const applicationSql = `from applications a join batches b using (batch_id) join interns n using (intern_id) join users u on u.user_id = n.user_id`
const companySince = 'coalesce(c.decided_at, c.created_at)'
const toCompanySql = (status: StatusName) =>
  `from companies c where c.status = ${statusSql(status)} and exists (select from members m where m.company_id = c.company_id)`
const noShowSql = `from (select x.*, count(*) over side as of_side, row_number() over (side order by recorded_at) as place from no_shows x where recorded_at > :no_shows_since::timestamptz and decision is distinct from 'EXCUSE' window side as (partition by side, case side when 'company' then company_id else intern_id end)) s
  join companies c on c.company_id = s.company_id join interns n on n.intern_id = s.intern_id join users u on u.user_id = n.user_id
  where s.decision is null and (s.contested_at is not null or (s.of_side = 2 and s.place = 2))`
const placementEndsSql = `(${placementEndsAtSql('b')})`

const pendingItems: Readonly<Record<OverdueKind, PendingItem>> = {
  APPLICATION: {
    id: 'a.application_id',
    title: toFullNameSql('u'),
    detail: 'b.name',
    since: 'a.submitted_at',
    from: `${applicationSql} where a.status in (${statusSql('application.reviewable')})`,
  },
  COMPANY: {
    id: 'c.company_id',
    title: 'c.name',
    detail: `''`,
    since: companySince,
    from: toCompanySql('company.PENDING_APPROVAL'),
  },
  WAITING_LIST: {
    id: 'c.company_id',
    title: 'c.name',
    detail: `''`,
    since: companySince,
    due: `${companySince} + ${toDaysSql(responseDeadlines.waitingListDays)}`,
    from: toCompanySql('company.IN_WAITING_LIST'),
  },
  OFFER: {
    id: 'o.offer_id',
    title: toFullNameSql('u'),
    detail: `o.role || ' · ' || c.name`,
    since: 'o.sent_at',
    from: `from offers o join companies c using (company_id) join interns n on n.intern_id = o.intern_id join users u on u.user_id = n.user_id where o.status = ${statusSql('offer.IN_REVIEW')}`,
  },
  CLAIM: {
    id: 'i.interview_id',
    title: toFullNameSql('u'),
    detail: 'c.name',
    since: 'i.no_show_contested_at',
    from: `from interviews i join companies c using (company_id) join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id where i.status = ${statusSql('interview.IN_PAST')} and i.no_show_contested_at is not null`,
  },
  NO_SHOW: {
    id: 's.no_show_id',
    title: `case s.side when 'company' then c.name else ${toFullNameSql('u')} end`,
    detail: `case s.side when 'company' then ${toFullNameSql('u')} else c.name end`,
    since: 'coalesce(s.contested_at, s.recorded_at)',
    from: noShowSql,
  },
  ACTION: {
    id: 'x.action_id',
    title: toFullNameSql('u'),
    detail: `o.role || ' · ' || c.name`,
    since: 'x.created_at',
    from: `from internship_actions x join internships i using (internship_id) join offers o on o.offer_id = i.offer_id join companies c on c.company_id = i.company_id join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id where x.status = ${statusSql('internship_action.RAISED')}`,
  },
  DECISION: {
    id: 'k.candidature_id',
    title: 'c.name',
    detail: `${toFullNameSql('u')} || ' · ' || p.name`,
    company: 'c.company_id',
    since: 'k.stage_since',
    due: `k.stage_since + ${toDaysSql(stageDeadlineDays.INTERVIEWED.due)}`,
    lateFrom: `k.stage_since + ${toDaysSql(overdueRule.tellInternAfterDays)}`,
    from: `from candidatures k join companies c using (company_id) join plans p on p.plan_id = k.plan_id join interns n on n.intern_id = k.intern_id join users u on u.user_id = n.user_id where k.stage = ${statusSql('candidature.INTERVIEWED')}`,
  },
  // A private shortlist entry is not a reply to the intern.
  PLACEMENT: {
    id: 'a.application_id',
    title: toFullNameSql('u'),
    detail: 'b.name',
    since: 'a.decided_at',
    due: placementEndsSql,
    from: `${applicationSql} where a.status = ${statusSql('application.APPROVED')} and b.programme_end is not null and not exists (select from candidatures k where k.application_id = a.application_id and k.stage in (${statusSql('candidature.open')}) and k.known_to_intern_at is not null)`,
  },
}

// The keys of the record above are those of its type.
const overdueKindsInOrder = Object.keys(pendingItems) as OverdueKind[]

/** All pending items, overdue or not. `:no_shows_since` is when missed interviews begin to count. */
export const pendingItemsSql = overdueKindsInOrder
  .map((kind) => toPendingItemSql(kind, pendingItems[kind]))
  .join('\n union all ')
