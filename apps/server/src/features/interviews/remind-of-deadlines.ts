import { buildPath, paths } from '@fledge/contract/paths.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import {
  getNextReminderAt,
  type InterviewDeadline,
  getInterviewDeadline,
} from '@fledge/domain/interviews/interview-deadline.ts'
import { isProposedInterview } from '@fledge/domain/interviews/rules.ts'
import { isRejected } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { listAffectedUsers } from '../no-shows/public.ts'
import { toInterviewFacts } from './interview-facts.ts'
import * as store from './store.ts'
import * as writeStore from './write-store.ts'

type Row = store.InterviewRow

const deadlineOf = (row: Row) =>
  getInterviewDeadline({
    status: row.status,
    statusSince: row.status_since,
    starts: row.slot_starts,
    endsAt: row.ends_at,
    claim: toInterviewFacts(row).noShowClaim,
  })
const zoneOf = (row: Row, { side }: InterviewDeadline) =>
  side === 'company' ? row.company_zone : row.intern_zone

/** Schedules the first reminder of a deadline that has just begun, or clears it. */
export async function scheduleReminder(tx: Tx, id: string): Promise<void> {
  const row = await tx.one(store.interviewById, id, null, null)
  if (!row) return
  const deadline = deadlineOf(row)
  const at = deadline && getNextReminderAt(deadline, zoneOf(row, deadline), tx.now)
  await tx.run(writeStore.updateRemindAt, id, at?.toISOString() ?? null)
}

/**
 * Reminds the side whose turn it is and schedules the next reminder.
 * @returns whether the interview has an open deadline
 */
export async function remindOfDeadline(tx: Tx, row: Row): Promise<boolean> {
  const deadline = deadlineOf(row)
  const next = deadline && getNextReminderAt(deadline, zoneOf(row, deadline), tx.now, tx.now)
  await tx.run(writeStore.updateRemindAt, row.interview_id, next?.toISOString() ?? null)
  if (deadline && deadline.due > tx.now && canStillAct(row, deadline))
    await notifyOfDeadline(tx, row, deadline)
  return deadline !== null
}

/** A rejected company can no longer reply. */
const canStillAct = (row: Row, { side }: InterviewDeadline): boolean =>
  side === 'intern' || !isRejected(row.company_status)

const kinds = {
  company: {
    answer: 'interviews.chooseDue',
    dispute: 'interviews.companyDisputeDue',
    feedback: 'interviews.feedbackDue',
  },
  intern: {
    answer: 'interviews.answerDue',
    dispute: 'interviews.internDisputeDue',
    // Never used: only the company's feedback has a deadline.
    feedback: 'interviews.feedbackDue',
  },
} as const

function linkOf(row: Row, { side, kind }: InterviewDeadline): string {
  if (side === 'company')
    return buildPath(
      paths.company.candidate,
      { candidate: row.candidature_id },
      { tab: 'interviews' },
    )
  return kind === 'answer'
    ? buildPath(paths.intern.chooseTime, { id: row.interview_id })
    : buildPath(paths.intern.candidature, { candidatureId: row.candidature_id })
}

async function notifyOfDeadline(tx: Tx, row: Row, deadline: InterviewDeadline): Promise<void> {
  const { side, kind, due } = deadline
  const otherZone = side === 'company' ? row.intern_zone : row.company_zone
  await tx.notify({
    to: {
      users:
        side === 'company' ? await listAffectedUsers(tx, row.interview_id) : [row.intern_user_id],
    },
    kind: kinds[side][kind],
    values: {
      company: row.company_name,
      plan: row.plan_name,
      minutes: row.duration_minutes,
      intern: displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible),
      endsAt: { time: due.toISOString() },
    },
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
