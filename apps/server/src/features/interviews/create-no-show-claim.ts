import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { type ClaimSide, isClaimContested } from '@fledge/domain/interviews/no-show-claims.ts'
import type { Tx } from '../../platform/db/database.ts'
import { toInterviewEventFields } from './end-interview.ts'
import { scheduleReminder } from './remind-of-deadlines.ts'
import * as writeStore from './queries/write.queries.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'

/**
 * Claims that the other side did not come. If that side has already said that it took place, the
 * programme team decides directly.
 */
export async function createNoShowClaim(
  tx: Tx,
  row: InterviewRow,
  by: ClaimSide,
  note: string | undefined,
): Promise<void> {
  const now = tx.now.toISOString()
  const isContested = isClaimContested(by, {
    company: row.company_attended,
    intern: row.intern_attended,
  })
  await tx.run(writeStore.insertNoShowClaim, {
    interview_id: row.interview_id,
    no_show_claimed_by: by,
    now,
    no_show_contested_at: isContested ? now : null,
  })
  await scheduleReminder(tx, row.interview_id)
  const name = by === 'company' ? 'claimInternNoShow' : 'claimCompanyNoShow'
  await tx.recordEvent(interviewEvents[name], {
    ...toInterviewEventFields(row),
    note: note ?? null,
    data: { starts_at: row.starts_at, is_contested: isContested },
  })
}
