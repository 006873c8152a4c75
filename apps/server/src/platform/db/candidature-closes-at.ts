import {
  minReopenedInterestDays,
  stageDeadlineDays,
} from '@fledge/domain/candidatures/stage-deadlines.ts'
import { statusSql } from './statuses.ts'

// Queries of the timed jobs, and the recipients of their notifications.

const days = (count: number) => `interval '${count * 24} hours'`
const milliseconds = (value: string) => `${value} * interval '1 millisecond'`
/**
 * When a stage closes, matching the domain's `getStageClosesAt`; a test compares the two. Null for a
 * private shortlist.
 */
export const closesAtColumn = `case c.stage
  when ${statusSql('candidature.INTERESTED')} then c.stage_since + greatest(${days(stageDeadlineDays.INTERESTED.closes)} - ${milliseconds('c.interest_used_ms')}, ${days(minReopenedInterestDays)})
  when ${statusSql('candidature.SHORTLISTED')} then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + ${days(stageDeadlineDays.SHORTLISTED.closes)} end
  when ${statusSql('candidature.INTERVIEWED')} then c.stage_since + ${days(stageDeadlineDays.INTERVIEWED.closes)}
  when ${statusSql('candidature.OFFER_DECLINED')} then c.stage_since + ${days(stageDeadlineDays.OFFER_DECLINED.closes)}
  when ${statusSql('candidature.OFFER_EXPIRED')} then c.stage_since + ${days(stageDeadlineDays.OFFER_EXPIRED.closes)} end`
