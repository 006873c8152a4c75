import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import {
  getLatestAnswer,
  getSilentSide,
  isProposedInterview,
} from '@fledge/domain/interviews/rules.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Deadline, LockedDeadline, ReadDeadline } from '../../platform/db/locked-deadline.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toInterviewEventFields } from './end-interview.ts'
import { lockInterview } from './lock-interview.ts'
import { scheduleReminder } from './remind-of-deadlines.ts'
import { interviewDeadlines, type InterviewRow } from './queries/interviews.queries.ts'
import { extendAnswerBy } from './queries/write.queries.ts'

type DeadlineFacts = Pick<InterviewRow, 'status' | 'answer_by' | 'slot_starts'>

/** The reply to proposed times is due, at the latest when the last of them begins. */
function toDeadline({ status, answer_by: answerBy, slot_starts: starts }: DeadlineFacts): Deadline {
  const due = isProposedInterview(status) ? answerBy : null
  return { due, latest: due === null ? null : getLatestAnswer(starts) }
}

/** Returns the deadlines of replies to proposed interview times, in any order. */
export async function readInterviewDeadlines(
  db: Db,
  ids: readonly string[],
): Promise<readonly ReadDeadline[]> {
  const rows = await db.many(interviewDeadlines, { interview_ids: ids })
  return rows.map((row) => ({ id: row.interview_id, internId: row.intern_id, ...toDeadline(row) }))
}

/**
 * Locks an interview of an intern for a later deadline of the reply to its proposed times, whichever
 * side has to reply.
 * @throws NOT_FOUND
 */
export async function lockInterviewDeadline(
  tx: Tx,
  internId: string,
  id: string,
): Promise<LockedDeadline> {
  const { row } = (await lockInterview(tx, {}, id)) ?? notFound()
  if (row.intern_id !== internId) notFound()
  const deadline = toDeadline(row)
  return {
    ...deadline,
    extend: async (newDue, reason) => {
      await tx.run(extendAnswerBy, { interview_id: id, answer_by: newDue })
      await scheduleReminder(tx, id, tx.now)
      await tx.recordEvent(interviewEvents.extend, {
        ...toInterviewEventFields(row),
        note: reason,
        data: { from: deadline.due ?? newDue, to: newDue, side: getSilentSide(row.status) },
      })
    },
  }
}
