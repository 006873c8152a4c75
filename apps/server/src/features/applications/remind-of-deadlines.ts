import { paths } from '@fledge/contract/paths.ts'
import { getNextAction } from '@fledge/domain/applications/rules.ts'
import { getDueReminder } from '@fledge/domain/applications/deadline-reminders.ts'
import type { Notification, Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import * as clockStore from './queries/clock.queries.ts'

type DeadlineMessage = Pick<Notification, 'content' | 'link'>

function createReminderMessage(row: clockStore.DeadlineReminderRow): DeadlineMessage | null {
  const by = { time: row.due, as: 'full' } as const
  switch (getNextAction(row.status)) {
    case 'change':
      return {
        content: composeMail('applications.changesReminder', { since: toSince(row), by }),
        link: paths.intern.applicationFeedback,
      }
    case 'place':
      return {
        content: composeMail('applications.placementCloses', {
          batch: row.batch_name,
          by: { time: row.due, as: 'day' },
        }),
        link: paths.intern.dashboard,
      }
    case 'apply':
      return {
        content: composeMail('applications.enrolmentCloses', { batch: row.batch_name, by }),
        link: paths.intern.application,
      }
    default:
      return null
  }
}

const toSince = (row: clockStore.DeadlineReminderRow) => ({ time: row.since, as: 'day' }) as const

/** Tells the intern once that the deadline for changes has passed. The application does not end. */
const createPassedMessage = (row: clockStore.DeadlineReminderRow): DeadlineMessage => ({
  content: composeMail('applications.changesDue', { since: toSince(row) }),
  link: paths.intern.applicationFeedback,
})

function chooseDueMessage(
  row: clockStore.DeadlineReminderRow,
  now: Date,
): { message: DeadlineMessage; step: string } | null {
  if (now.getTime() >= Date.parse(row.due))
    return { message: createPassedMessage(row), step: 'passed' }
  const due = getDueReminder(row.since, row.due, row.reminded_at, now)
  const message = due && createReminderMessage(row)
  return message && { message, step: due.toISOString() }
}

async function remindInterns(tx: Tx): Promise<number> {
  const rows = await tx.many(clockStore.markDeadlineReminders, { now: tx.now.toISOString() })
  for (const row of rows) {
    const found = chooseDueMessage(row, tx.now)
    if (!found) continue
    await tx.notify({
      to: { users: [row.user_id] },
      ...found.message,
      dedupeKey: `near:${row.application_id}:${row.due}:${found.step}`,
    })
  }
  return rows.length
}

/**
 * Reminds interns of due changes, applications and placements at half of the time and one day
 * before (spec/states.md, Reminders).
 */
export const remindOfDeadlinesJob: Job = { name: 'applications.remindNear', run: remindInterns }
