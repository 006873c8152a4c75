import { buildPath, paths } from '@fledge/contract/paths.ts'
import { weekEvents } from '@fledge/domain/weekly-feedback/events.ts'
import type { EventSubscription } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { toWeekMailValues } from './week-facts.ts'
import { supervisorUsers, weekById } from './queries/weekly-feedback.queries.ts'

export const weeklyFeedbackEventHandlers: readonly EventSubscription[] = [
  /** When both sides have completed the week, each can read the other's answers. */
  on(weekEvents.complete, async ({ subject, data }, tx) => {
    if (!data.both) return
    const row = await tx.one(weekById, {
      weekly_feedback_id: subject,
      company_id: null,
      intern_id: null,
    })
    if (!row) return
    const values = toWeekMailValues(row)
    await tx.notify({
      to: { users: [row.intern_user_id] },
      content: composeMail('weeklyFeedback.answersForIntern', values),
      link: buildPath(paths.intern.internships, {}, { week: row.weekly_feedback_id }),
    })
    const supervisors = await tx.many(supervisorUsers, { internship_ids: [row.internship_id] })
    await tx.notify({
      to: { users: supervisors.map(({ user_id }) => user_id) },
      content: composeMail('weeklyFeedback.answersForCompany', values),
      link: buildPath(
        paths.company.internship,
        { internshipId: row.internship_id },
        { week: row.weekly_feedback_id },
      ),
    })
  }),
]
