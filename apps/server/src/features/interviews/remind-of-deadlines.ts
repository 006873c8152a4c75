import { buildPath, paths } from '@fledge/contract/paths.ts'
import {
  getNextReminderAt,
  type InterviewDeadline,
  getInterviewDeadline,
} from '@fledge/domain/interviews/interview-deadline.ts'
import { isProposedInterview } from '@fledge/domain/interviews/rules.ts'
import { isRejected } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.ts'
import { listAffectedUsers } from '../no-shows/public.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { getCompanyInterviewsLink, toInterviewMailValues } from './notify-interview.ts'
import * as store from './queries/interviews.queries.ts'
import * as writeStore from './queries/write.queries.ts'

type Row = store.InterviewRow

const deadlineOf = (row: Row) =>
  getInterviewDeadline({
    status: row.status,
    statusSince: row.status_since,
    answerBy: row.answer_by,
    endsAt: row.ends_at,
    claim: toInterviewFacts(row).noShowClaim,
  })
const zoneOf = (row: Row, { side }: InterviewDeadline) =>
  side === 'company' ? row.company_time_zone : row.intern_time_zone

/**
 * Schedules the first reminder of a deadline that has just begun or changed, or clears it.
 * @param remindedAt when the side whose turn it is last heard of the deadline; none on that day
 */
export async function scheduleReminder(
  tx: Tx,
  id: string,
  remindedAt: Date | null = null,
): Promise<void> {
  const row = await tx.one(store.interviewById, {
    interview_ids: [id],
    company_id: null,
    intern_id: null,
  })
  if (!row) return
  const deadline = deadlineOf(row)
  const at = deadline && getNextReminderAt(deadline, zoneOf(row, deadline), tx.now, remindedAt)
  await tx.run(writeStore.updateRemindAt, {
    reminders: [{ interview_id: id, remind_at: at?.toISOString() ?? null }],
  })
}

/**
 * Reminds the side whose turn it is and schedules the next reminder, or clears it if the interview
 * has no open deadline, so that it is not found due again.
 */
export async function remindOfDeadline(tx: Tx, row: Row): Promise<void> {
  const deadline = deadlineOf(row)
  const next = deadline && getNextReminderAt(deadline, zoneOf(row, deadline), tx.now, tx.now)
  await tx.run(writeStore.updateRemindAt, {
    reminders: [{ interview_id: row.interview_id, remind_at: next?.toISOString() ?? null }],
  })
  if (deadline && deadline.due > tx.now && canStillAct(row, deadline))
    await notifyOfDeadline(tx, row, deadline)
}

/** A rejected company can no longer reply. */
const canStillAct = (row: Row, { side }: InterviewDeadline): boolean =>
  side === 'intern' || !isRejected(row.company_status)

/** Composes the reminder for the side whose turn it is. */
function composeReminder(row: Row, { side, kind, due }: InterviewDeadline): MailContent {
  const values = { ...toInterviewMailValues(row), endsAt: { time: due.toISOString() } }
  // Only the company's feedback has a deadline.
  if (kind === 'feedback') return composeMail('interviews.feedbackDue', values)
  if (kind === 'answer')
    return side === 'company'
      ? composeMail('interviews.chooseDue', values)
      : composeMail('interviews.answerDue', values)
  return side === 'company'
    ? composeMail('interviews.companyDisputeDue', values)
    : composeMail('interviews.internDisputeDue', values)
}

function linkOf(row: Row, { side, kind }: InterviewDeadline): string {
  if (side === 'company') return getCompanyInterviewsLink(row)
  return kind === 'answer'
    ? buildPath(paths.intern.chooseTime, { id: row.interview_id })
    : buildPath(paths.intern.candidature, { candidatureId: row.candidature_id })
}

async function notifyOfDeadline(tx: Tx, row: Row, deadline: InterviewDeadline): Promise<void> {
  const { side } = deadline
  const otherZone = side === 'company' ? row.intern_time_zone : row.company_time_zone
  await tx.notify({
    to: {
      users:
        side === 'company' ? await listAffectedUsers(tx, row.interview_id) : [row.intern_user_id],
    },
    content: composeReminder(row, deadline),
    link: linkOf(row, deadline),
    ...(isProposedInterview(row.status)
      ? {
          rows: row.slot_starts
            .filter((start) => Date.parse(start) > tx.now.getTime())
            .map((time) => [{ time, zone: otherZone }]),
        }
      : {}),
  })
}
