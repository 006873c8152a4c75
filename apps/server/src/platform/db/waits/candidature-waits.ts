import { overdueRule, stageDeadlineDays } from '@fledge/domain/candidatures/stage-deadlines.ts'
import { reviewDays } from '@fledge/domain/response-deadlines.ts'
import { timedStages } from '@fledge/domain/candidatures/types.ts'
import { closesAtColumn } from '../candidature-closes-at.ts'
import { type StatusName, statusSql } from '../statuses.ts'
import { teamReviewDueAtSql } from '../team-review-due.ts'
import { responseDueSql, toDaysSql, toSideSql, type Wait } from './wait.ts'

const candidature = {
  id: 'c.candidature_id',
  company: 'c.company_id',
  intern: 'c.intern_id',
  batch: 'a.batch_id',
}
const candidatureSql = 'candidatures c join applications a using (application_id)'
const toOfferSql = (status: StatusName, value: string) =>
  `(select max(${value}) from offers o where o.candidature_id = c.candidature_id and o.status = ${statusSql(status)})`
/** When the company's response in a timed stage is due (`getStageResponseDueAt`); null in others. */
export const stageDueSql = `${closesAtColumn} - case c.stage ${timedStages
  .map(
    (stage) =>
      `when ${statusSql(`candidature.${stage}`)} then ${toDaysSql(stageDeadlineDays[stage].closes - stageDeadlineDays[stage].due)}`,
  )
  .join(' ')} end`
export const candidatureWaits: readonly Wait[] = [
  {
    ...candidature,
    kind: 'CANDIDATURE',
    side: toSideSql('company'),
    since: `case c.stage when ${statusSql('candidature.SHORTLISTED')} then greatest(c.stage_since, c.interested_at) else c.stage_since end`,
    due: stageDueSql,
    from: `from ${candidatureSql} where c.stage in (${statusSql('candidature.INTERESTED', 'candidature.OFFER_DECLINED', 'candidature.OFFER_EXPIRED')}) or c.stage = ${statusSql('candidature.SHORTLISTED')} and c.known_to_intern_at is not null`,
  },
  {
    ...candidature,
    kind: 'DECISION',
    side: toSideSql('company'),
    since: 'c.stage_since',
    due: `c.stage_since + ${toDaysSql(stageDeadlineDays.INTERVIEWED.due)}`,
    lateFrom: `c.stage_since + ${toDaysSql(overdueRule.tellInternAfterDays)}`,
    from: `from ${candidatureSql} where c.stage = ${statusSql('candidature.INTERVIEWED')}`,
  },
  {
    ...candidature,
    kind: 'CANDIDATURE',
    side: toSideSql('operator'),
    since: 'c.stage_since',
    due: teamReviewDueAtSql(
      'c.stage_since',
      `coalesce(${toOfferSql('offer.IN_REVIEW', 'o.review_days')}, ${reviewDays.usual})`,
    ),
    from: `from ${candidatureSql} where c.stage = ${statusSql('candidature.OFFER_IN_REVIEW')}`,
  },
  {
    ...candidature,
    kind: 'CANDIDATURE',
    side: toSideSql('intern'),
    since: 'c.stage_since',
    due: toOfferSql('offer.OFFERED', 'o.answer_by'),
    from: `from ${candidatureSql} where c.stage = ${statusSql('candidature.OFFERED')}`,
  },
  {
    ...candidature,
    kind: 'CANDIDATURE',
    side: toSideSql('intern'),
    since: 'c.stage_since',
    due: `coalesce(${toOfferSql('offer.ACCEPTED_BY_CANDIDATE', 'o.confirm_by')}, ${responseDueSql('c.stage_since')})`,
    from: `from ${candidatureSql} where c.stage = ${statusSql('candidature.OFFER_ACCEPTED')}`,
  },
]
