import type { InterviewCanFacts } from '@fledge/domain/interviews/can.ts'
import { toNoShowClaim } from '@fledge/domain/interviews/no-show-claims.ts'
import { isProposedInterview } from '@fledge/domain/interviews/rules.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'

/** Converts a row to the facts of the domain's policies. */
export function toInterviewFacts(row: InterviewRow): InterviewCanFacts {
  return {
    status: row.status,
    interviewerIds: row.interviewers.map(({ member_id }) => member_id),
    // While new times are proposed, the row still has the previous time.
    startsAt: isProposedInterview(row.status) ? null : row.starts_at,
    endsAt: isProposedInterview(row.status) ? null : row.ends_at,
    companyReschedules: row.moves_by_company,
    internReschedules: row.moves_by_intern,
    companyGaveFeedback: row.company_gave_feedback,
    internGaveFeedback: row.intern_gave_feedback,
    internSaidHeld: row.intern_attended === true,
    noShowClaim: toNoShowClaim(
      {
        claimedBy: row.no_show_claimed_by,
        claimedAt: row.no_show_claimed_at,
        contestedAt: row.no_show_contested_at,
        reviewDays: row.claim_review_days,
      },
      { company: row.company_time_zone, intern: row.intern_time_zone },
    ),
  }
}
