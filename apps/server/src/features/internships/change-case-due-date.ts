import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { caseEvents } from '@fledge/domain/internships/events.ts'
import { findCaseDueAt } from '@fledge/domain/internships/rules.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { notifyRaiser } from './case-messages.ts'
import { toInternshipMailValues } from './notify-internship.ts'
import * as queries from './queries/case.queries.ts'
import { internshipById } from './queries/internships.queries.ts'
import { getActionDueAt } from './views.ts'

/** Changes the day by which a concern is decided, and tells the person who raised it why. */
export const changeCaseDueDate: Handler<
  (typeof internshipEndpoints)['changeCaseDueDate']
> = async ({ actor, db, params, body, now }) => {
  const row = (await db.one(queries.lockCase, { action_id: params.id })) ?? notFound()
  const [owner, internship] = await Promise.all([
    db.one(queries.caseOwner, { action_id: row.action_id }),
    db.one(internshipById, {
      internship_ids: [row.internship_id],
      company_id: null,
      intern_id: null,
      now: now.toISOString(),
    }),
  ])
  authorize(
    internshipCan.changeCaseDueDate(actor, {
      status: row.status,
      ownerId: owner?.owner_id ?? null,
    }),
  )
  const due_at = requireDueAt(body.due_on, now)
  await db.run(queries.changeCaseDue, { action_id: row.action_id, due_at })
  await db.recordEvent(caseEvents.changeDueDate, {
    subject: row.action_id,
    note: body.reason,
    data: { due_at, previous_due_at: getActionDueAt(row) ?? due_at },
  })
  const { role } = toInternshipMailValues(internship ?? notFound())
  await notifyRaiser(
    db,
    row,
    composeMail('internships.caseDueChanged', {
      role,
      due: { time: due_at, as: 'day' },
      reason: body.reason,
    }),
  )
  return {}
}

/** @throws VALIDATION unless a case can be due on this day */
function requireDueAt(day: string, now: Date): string {
  const dueAt = findCaseDueAt(day, now)
  if (dueAt) return dueAt.toISOString()
  throw new AppError('VALIDATION', { fields: { due_on: translate('internships.refused.caseDay') } })
}
