import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import {
  getLatestAnswer,
  getSilentSide,
  isProposedInterview,
} from '@fledge/domain/interviews/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { LockedDeadline } from '../../platform/db/locked-deadline.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toInterviewEventFields } from './end-interview.ts'
import { lockInterview } from './lock-interview.ts'
import { scheduleReminder } from './remind-of-deadlines.ts'
import { extendAnswerBy } from './queries/write.queries.ts'

/**
 * Locks an interview of an intern for a later deadline of the reply to its proposed times, whichever
 * side has to reply, at the latest when the last of them begins.
 * @throws NOT_FOUND
 */
export async function lockInterviewDeadline(
  tx: Tx,
  internId: string,
  id: string,
): Promise<LockedDeadline> {
  const { row } = (await lockInterview(tx, {}, id)) ?? notFound()
  if (row.intern_id !== internId) notFound()
  const due = isProposedInterview(row.status) ? row.answer_by : null
  return {
    due,
    latest: due === null ? null : getLatestAnswer(row.slot_starts),
    extend: async (newDue, reason) => {
      await tx.run(extendAnswerBy, { interview_id: id, answer_by: newDue })
      await scheduleReminder(tx, id, tx.now)
      await tx.recordEvent(interviewEvents.extend, {
        ...toInterviewEventFields(row),
        note: reason,
        data: { from: due ?? newDue, to: newDue, side: getSilentSide(row.status) },
      })
    },
  }
}
