import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { teamCan } from '@fledge/domain/team/can.ts'
import { operatorEvents } from '@fledge/domain/team/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { startAbsence } from './start-absence.ts'
import { activeColleague, upsertAbsence } from './queries/team.queries.ts'
import { lockTeamMember } from './team-member.ts'

/** Enters the absence of an operator, in place of one that is entered. */
export const setAbsence: Handler<(typeof teamEndpoints)['setAbsence']> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const { row, facts } = await lockTeamMember(db, params.id)
  authorize(teamCan.setAbsence(actor, facts))
  const { user_id } = row
  if (body.cover_id !== null) await requireCover(db, user_id, body.cover_id)
  await db.run(upsertAbsence, { user_id, ...body })
  await db.recordEvent(operatorEvents.setAbsence, {
    subject: user_id,
    data: {
      absentFrom: body.absent_from,
      absentUntil: body.absent_until,
      coverId: body.cover_id,
    },
  })
  await startAbsence(db, user_id)
  return { user_id }
}

/** @throws CONFLICT unless this is another active member of the programme team */
async function requireCover(tx: Tx, userId: string, coverId: string): Promise<void> {
  if (coverId !== userId && (await tx.one(activeColleague, { user_id: coverId }))) return
  throw new AppError('CONFLICT', { messageKey: 'team.refused.notColleague' })
}
