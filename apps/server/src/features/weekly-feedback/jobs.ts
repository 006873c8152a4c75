import { buildPath, paths } from '@fledge/contract/paths.ts'
import { weekReminderDays } from '@fledge/domain/weekly-feedback/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import {
  type DueReminderRow,
  weeksWithDueReminder,
  markWeekReminded,
  supervisorUsers,
} from './store.ts'
import { isWeekCompletedBy } from './week-facts.ts'

/**
 * Announces an unlocked week once and reminds of a missed one twice, each side only of its own
 * part.
 */
const remindJob: Job = {
  name: 'weeks.remind',
  async run(tx) {
    const rows = await tx.many(
      weeksWithDueReminder,
      tx.now.toISOString(),
      weekReminderDays[0],
      weekReminderDays[1],
    )
    for (const row of rows) {
      await notifyDueWeek(tx, row)
      await tx.run(markWeekReminded, row.weekly_feedback_id, row.stage)
    }
    return rows.length
  },
}

async function notifyDueWeek(tx: Tx, row: DueReminderRow): Promise<void> {
  const kind = row.stage === 1 ? 'due' : 'reminder'
  const values = {
    week: row.number,
    role: row.role,
    company: row.company_name,
    intern: row.intern_name,
  }
  const once = `week:${row.weekly_feedback_id}:${row.stage}`
  if (!isWeekCompletedBy(row, 'intern'))
    await tx.notify({
      to: { users: [row.intern_user_id] },
      kind: `weeklyFeedback.${kind}ForIntern`,
      values,
      link: buildPath(paths.intern.checkpoint, { id: row.weekly_feedback_id }),
      dedupeKey: once,
    })
  if (isWeekCompletedBy(row, 'company')) return
  const users = (await tx.many(supervisorUsers, row.internship_id)).map((one) => one.user_id)
  await tx.notify({
    to: { users },
    kind: `weeklyFeedback.${kind}ForCompany`,
    values,
    link: buildPath(
      paths.company.internship,
      { internshipId: row.internship_id },
      { feedback: row.weekly_feedback_id },
    ),
    dedupeKey: once,
  })
}

export const weeklyFeedbackJobs: readonly Job[] = [remindJob]
