import { type ClaimSide, isClaimContested } from '@fledge/domain/interviews/no-show-claims.ts'
import type { Tx } from '../../platform/db/database.ts'
import { recordInterviewEvent } from './end-interview.ts'
import { scheduleReminder } from './remind-of-deadlines.ts'
import type { InterviewRow } from './store.ts'
import * as writeStore from './write-store.ts'
import { toStatelessEvent } from './transition-view.ts'

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
  await tx.run(writeStore.insertNoShowClaim, row.interview_id, by, now, isContested ? now : null)
  await scheduleReminder(tx, row.interview_id)
  await recordInterviewEvent(
    tx,
    row,
    toStatelessEvent(by === 'company' ? 'claimInternNoShow' : 'claimCompanyNoShow'),
    { note: note ?? null, data: { is_contested: isContested } },
  )
}
