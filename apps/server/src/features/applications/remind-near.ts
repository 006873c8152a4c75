import { paths } from '@fledge/contract/paths.ts'
import { getNextAction } from '@fledge/domain/applications/rules.ts'
import { getDueReminder } from '@fledge/domain/applications/deadline-reminders.ts'
import type { Notification, Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import * as clockStore from './clock-store.ts'

type Said = Pick<Notification, 'kind' | 'values' | 'link'>

/** Message keys of deadline reminders, by what is due. */
const near = {
  change: { kind: 'applications.changesReminder', link: paths.intern.applicationFeedback },
  place: { kind: 'applications.placementCloses', link: paths.intern.dashboard },
  apply: { kind: 'applications.enrolmentCloses', link: paths.intern.application },
} as const

function nearMessage(row: clockStore.NearRow): Said | null {
  const ask = getNextAction(row.status)
  if (ask === null || ask === 'team') return null
  return {
    ...near[ask],
    values: {
      batch: row.batch_name,
      since: { time: row.since, as: 'day' },
      by: { time: row.due, as: ask === 'place' ? 'day' : 'full' },
    },
  }
}

/** Tells the intern once that the deadline for changes has passed. The application does not end. */
const passedMessage = (row: clockStore.NearRow): Said => ({
  kind: 'applications.changesDue',
  values: { since: { time: row.since, as: 'day' } },
  link: paths.intern.applicationFeedback,
})

function messageOf(row: clockStore.NearRow, now: Date): { said: Said; step: string } | null {
  if (now.getTime() >= Date.parse(row.due)) return { said: passedMessage(row), step: 'passed' }
  const due = getDueReminder(row.since, row.due, row.reminded_at, now)
  const said = due && nearMessage(row)
  return said && { said, step: due.toISOString() }
}

async function remind(tx: Tx): Promise<number> {
  const rows = await tx.many(clockStore.markNear, tx.now.toISOString())
  for (const row of rows) {
    const found = messageOf(row, tx.now)
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
export const remindNear: Job = { name: 'applications.remindNear', run: remind }
