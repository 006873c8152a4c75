import { buildPath, paths } from '@fledge/contract/paths.ts'
import { weekReminderDays } from '@fledge/domain/weekly-feedback/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { saveWeekReminders } from '../internships/public.ts'
import { isWeekCompletedBy, toWeekMailValues } from './week-facts.ts'
import {
  type DueReminderRow,
  weeksWithDueReminder,
  supervisorUsers,
} from './queries/weekly-feedback.queries.ts'

/**
 * Announces an unlocked week once and reminds of a missed one twice, each side only of its own
 * part.
 */
const remindJob: Job = {
  name: 'weeks.remind',
  async run(tx) {
    const rows = await tx.many(weeksWithDueReminder, {
      now: tx.now.toISOString(),
      first_days: weekReminderDays[0],
      second_days: weekReminderDays[1],
    })
    if (rows.length === 0) return 0
    const supervisors = await tx.many(supervisorUsers, {
      internship_ids: rows.map((row) => row.internship_id),
    })
    for (const row of rows)
      await notifyDueWeek(
        tx,
        row,
        supervisors.flatMap(({ internship_id, user_id }) =>
          internship_id === row.internship_id ? user_id : [],
        ),
      )
    await saveWeekReminders(tx, rows)
    return rows.length
  },
}

async function notifyDueWeek(
  tx: Tx,
  row: DueReminderRow,
  supervisors: readonly string[],
): Promise<void> {
  const isFirst = row.stage === 1
  const values = toWeekMailValues(row)
  const dedupeKey = `week:${row.weekly_feedback_id}:${row.stage}`
  if (!isWeekCompletedBy(row, 'intern'))
    await tx.notify({
      to: { users: [row.intern_user_id] },
      content: isFirst
        ? composeMail('weeklyFeedback.dueForIntern', values)
        : composeMail('weeklyFeedback.reminderForIntern', values),
      link: buildPath(paths.intern.checkpoint, { id: row.weekly_feedback_id }),
      dedupeKey,
    })
  if (isWeekCompletedBy(row, 'company')) return
  await tx.notify({
    to: { users: supervisors },
    content: isFirst
      ? composeMail('weeklyFeedback.dueForCompany', values)
      : composeMail('weeklyFeedback.reminderForCompany', values),
    link: buildPath(
      paths.company.internship,
      { internshipId: row.internship_id },
      { feedback: row.weekly_feedback_id },
    ),
    dedupeKey,
  })
}

export const weeklyFeedbackJobs: readonly Job[] = [remindJob]
