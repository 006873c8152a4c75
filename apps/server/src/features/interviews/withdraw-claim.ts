import { interviewCan } from '@fledge/domain/interviews/can.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import type { CompanyMember, InternActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { toTransitionView } from './transition-view.ts'
import { toInterviewEventFields } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { lockInterview } from './lock-interview.ts'
import { scheduleReminder } from './remind-of-deadlines.ts'
import * as store from './queries/interviews.queries.ts'
import * as writeStore from './queries/write.queries.ts'

/**
 * Withdraws a no-show claim: the interview counts as past again, and the other side is notified.
 */
export async function withdrawNoShowClaim(db: Tx, actor: CompanyMember | InternActor, id: string) {
  const scope = actor.kind === 'company' ? { company: actor.company } : { intern: actor.intern }
  const locked = (await lockInterview(db, scope, id)) ?? notFound()
  authorize(interviewCan.withdrawClaim(actor, toInterviewFacts(locked.row)))
  if (
    (await db.run(writeStore.withdrawClaim, {
      interview_id: id,
      no_show_claimed_by: actor.kind,
    })) === 0
  )
    throw new AppError('ILLEGAL_TRANSITION')
  await scheduleReminder(db, id)
  const name = actor.kind === 'company' ? 'withdrawInternNoShow' : 'withdrawCompanyNoShow'
  await db.recordEvent(interviewEvents[name], {
    ...toInterviewEventFields(locked.row),
    data: { starts_at: locked.row.starts_at },
  })
  return toTransitionView(
    (await db.one(store.interviewById, {
      interview_ids: [id],
      company_id: null,
      intern_id: null,
    })) ?? locked.row,
  )
}
