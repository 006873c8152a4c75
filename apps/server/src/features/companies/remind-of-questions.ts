import { countDueReminders } from '@fledge/domain/reminders.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { notifyCompanyAdmins } from './notify-company.ts'
import { markQuestionReminded, questionsToRemind } from './queries/questions.queries.ts'

async function remindCompanies(tx: Tx): Promise<number> {
  const rows = await tx.many(questionsToRemind, { now: tx.now.toISOString() })
  for (const row of rows) {
    const times = countDueReminders(new Date(row.asked_at), new Date(row.due_at), tx.now)
    await tx.run(markQuestionReminded, {
      question_id: row.question_id,
      reminders_sent: Math.max(times, row.reminders_sent + 1),
    })
    await notifyCompanyAdmins(tx, row.company_id, {
      content: composeMail('companies.askReminder', {
        company: row.company_name,
        since: { time: row.asked_at, as: 'day' },
        by: { time: row.due_at, as: 'day' },
      }),
    })
  }
  return rows.length
}

/** Reminds companies of what the programme team asked, at half of the time and one day before. */
export const remindOfQuestionsJob: Job = { name: 'companies.remindAsked', run: remindCompanies }
