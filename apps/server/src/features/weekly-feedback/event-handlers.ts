import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { LooseEventHandler } from '../../platform/db/database.ts'
import { supervisorUsers, weekById } from './store.ts'

/** When both sides have completed the week, each can read the other's answers. */
const notifyBothCompleted: LooseEventHandler = async (event, tx) => {
  if (event.data?.['both'] !== true) return
  const row = await tx.one(weekById, event.subject, null, null)
  if (!row) return
  const values = {
    week: row.number,
    role: row.role,
    company: row.company_name,
    intern: row.intern_name,
  }
  await tx.notify({
    to: { users: [row.intern_user_id] },
    kind: 'weeklyFeedback.answersForIntern',
    values,
    link: buildPath(paths.intern.internships, {}, { week: row.weekly_feedback_id }),
  })
  const users = (await tx.many(supervisorUsers, row.internship_id)).map((one) => one.user_id)
  await tx.notify({
    to: { users },
    kind: 'weeklyFeedback.answersForCompany',
    values,
    link: buildPath(
      paths.company.internship,
      { internshipId: row.internship_id },
      { week: row.weekly_feedback_id },
    ),
  })
}

export const weeklyFeedbackEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'week.complete': notifyBothCompleted,
}
