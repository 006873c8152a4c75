import type { WaitKind } from '@fledge/domain/waits/types.ts'
import { contestWorkingDays, settleMs } from '@fledge/domain/interviews/rules.ts'
import { statusSql } from '../statuses.ts'
import { teamReviewDueAtSql } from '../team-review-due.ts'
import { undecidedSql } from './undecided.ts'
import { toSideSql, type Wait } from './wait.ts'

/** Whose turn an interview is, since when and until when, as SQL over the aliases below. */
interface InterviewWait {
  readonly side: string
  readonly since: string
  readonly due: string
  /** Condition under which the wait is this one. */
  readonly where: string
}

const claimZoneSql = `case v.no_show_claimed_by when 'company' then u.time_zone else c.time_zone end`
const claimedAtSql = `(v.no_show_claimed_at at time zone ${claimZoneSql})`
// From when a claim counts, as local time: at a weekend from Monday, 09:00.
const countsFromSql = `case when extract(isodow from ${claimedAtSql}) <= 5 then ${claimedAtSql} else date_trunc('week', ${claimedAtSql}) + interval '7 days 9 hours' end`
// Working days from each weekday, Monday first: those that end after a Friday include the weekend.
const daysFrom = [1, 2, 3, 4, 5].map((weekday) =>
  weekday + contestWorkingDays > 5 ? contestWorkingDays + 2 : contestWorkingDays,
)
const contestDueSql = `(select (l.at + make_interval(days => (array[${daysFrom.join(', ')}])[extract(isodow from l.at)::int])) at time zone ${claimZoneSql} from (select ${countsFromSql} as at) l)`

const isPast = `v.status = ${statusSql('interview.IN_PAST')}`

/**
 * The waits of an interview `v` of an intern with the account `u` and the company `c`. Exactly one
 * applies as long as the interview has not ended (`getInterviewDeadline`, `claimDeadline`).
 */
const openWaits: readonly InterviewWait[] = [
  {
    side: toSideSql('intern'),
    since: 'v.status_since',
    due: 'v.answer_by',
    where: `v.status in (${statusSql('interview.AWAITING_CONFIRMATION', 'interview.RESCHEDULE_REQUESTED_BY_HC')})`,
  },
  {
    side: toSideSql('company'),
    since: 'v.status_since',
    due: 'v.answer_by',
    where: `v.status = ${statusSql('interview.RESCHEDULE_REQUESTED_BY_INTERN')}`,
  },
  {
    side: toSideSql('both'),
    since: 'v.status_since',
    due: 'v.ends_at',
    where: `v.status = ${statusSql('interview.CONFIRMED')}`,
  },
  {
    side: toSideSql('company'),
    since: 'v.ends_at',
    due: `v.ends_at + interval '${settleMs} milliseconds'`,
    where: `${isPast} and v.no_show_claimed_at is null`,
  },
  {
    side: `case v.no_show_claimed_by when 'company' then 'intern' else 'company' end`,
    since: 'v.no_show_claimed_at',
    due: contestDueSql,
    where: `${isPast} and v.no_show_claimed_at is not null and v.no_show_contested_at is null`,
  },
]

/** The wait for the programme team's decision on a disputed claim. */
const disputeWait: InterviewWait = {
  side: toSideSql('operator'),
  since: 'v.no_show_contested_at',
  due: teamReviewDueAtSql('v.no_show_contested_at', 'v.claim_review_days'),
  where: `${isPast} and v.no_show_contested_at is not null`,
}

const interviewSides =
  'join companies c on c.company_id = v.company_id join interns n on n.intern_id = v.intern_id join users u on u.user_id = n.user_id'
const toInterviewSql = (kind: WaitKind, { side, since, due, where }: InterviewWait): Wait => ({
  kind,
  id: 'v.interview_id',
  company: 'v.company_id',
  intern: 'v.intern_id',
  side,
  since,
  due,
  from: `from interviews v ${interviewSides} where ${where}`,
})
// The stage has the turn of its newest interview.
const toStageSql = ({ side, since, due, where }: InterviewWait): Wait => ({
  kind: 'CANDIDATURE',
  id: 'k.candidature_id',
  company: 'k.company_id',
  intern: 'k.intern_id',
  batch: 'a.batch_id',
  side,
  since,
  due,
  from: `from candidatures k join applications a using (application_id) join lateral (select x.interview_id, x.company_id, x.intern_id, x.status, x.status_since, x.answer_by, x.ends_at, x.no_show_claimed_by, x.no_show_claimed_at, x.no_show_contested_at, x.claim_review_days from interviews x where x.candidature_id = k.candidature_id order by x.created_at desc, x.interview_id desc limit 1) v on true ${interviewSides} where k.stage in (${statusSql('candidature.INTERVIEW_PROPOSED', 'candidature.INTERVIEW_SCHEDULED')}) and ${where}`,
})

/** Waits of interviews, and of the candidatures whose turn they decide. */
export const interviewWaits: readonly Wait[] = [
  ...openWaits.map(toStageSql),
  toStageSql(disputeWait),
  ...openWaits.map((wait) => toInterviewSql('INTERVIEW', wait)),
  toInterviewSql('CLAIM', {
    ...disputeWait,
    where: `${disputeWait.where} and ${undecidedSql('CLAIM', 'v.interview_id')}`,
  }),
]
