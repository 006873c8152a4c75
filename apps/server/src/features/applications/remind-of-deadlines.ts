import { paths } from '@fledge/contract/paths.ts'
import { getNextAction } from '@fledge/domain/applications/rules.ts'
import { getDueReminder } from '@fledge/domain/applications/deadline-reminders.ts'
import type { LooseNotification, Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import * as clockStore from './clock-store.ts'

type DeadlineMessage = Pick<LooseNotification, 'kind' | 'values' | 'link'>

/** Message keys of deadline reminders, by what is due. */
const messageByAction = {
  change: { kind: 'applications.changesReminder', link: paths.intern.applicationFeedback },
  place: { kind: 'applications.placementCloses', link: paths.intern.dashboard },
  apply: { kind: 'applications.enrolmentCloses', link: paths.intern.application },
} as const

function createReminderMessage(row: clockStore.DeadlineReminderRow): DeadlineMessage | null {
  const ask = getNextAction(row.status)
  if (ask === null || ask === 'team') return null
  return {
    ...messageByAction[ask],
    values: {
      batch: row.batch_name,
      since: { time: row.since, as: 'day' },
      by: { time: row.due, as: ask === 'place' ? 'day' : 'full' },
    },
  }
}

/** Tells the intern once that the deadline for changes has passed. The application does not end. */
const createPassedMessage = (row: clockStore.DeadlineReminderRow): DeadlineMessage => ({
  kind: 'applications.changesDue',
  values: { since: { time: row.since, as: 'day' } },
  link: paths.intern.applicationFeedback,
})

function chooseDueMessage(
  row: clockStore.DeadlineReminderRow,
  now: Date,
): { said: DeadlineMessage; step: string } | null {
  if (now.getTime() >= Date.parse(row.due))
    return { said: createPassedMessage(row), step: 'passed' }
  const due = getDueReminder(row.since, row.due, row.reminded_at, now)
  const said = due && createReminderMessage(row)
  return said && { said, step: due.toISOString() }
}

async function remindInterns(tx: Tx): Promise<number> {
  const rows = await tx.many(clockStore.markDeadlineReminders, tx.now.toISOString())
  for (const row of rows) {
    const found = chooseDueMessage(row, tx.now)
    if (!found) continue
    await tx.notify({
      to: { users: [row.user_id] },
      ...found.said,
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
