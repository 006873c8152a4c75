import { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { rescueEvents } from '@fledge/domain/internships/events.ts'
import { canExtend } from '@fledge/domain/internships/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { BodyOf } from '@fledge/kernel/endpoint.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { extendInternship, replaceSupervisor } from './change-internship.ts'
import * as queries from './queries/case.queries.ts'
import * as store from './queries/internships.queries.ts'
import { requireOtherSupervisor } from './validate-action.ts'

type RescueBody = BodyOf<(typeof internshipEndpoints)['rescueInternship']>

async function lockForRescue(tx: Tx, actor: Operator, id: string, body: RescueBody) {
  const found = (await tx.one(queries.findCase, { action_id: id })) ?? notFound()
  const ids = {
    internship_ids: [found.internship_id],
    company_id: null,
    intern_id: null,
    now: tx.now.toISOString(),
  }
  const unlocked = (await tx.one(store.internshipById, ids)) ?? notFound()
  await lockParentsOfIntern(tx, unlocked.intern_id)
  const row = (await tx.one(store.internshipForUpdate, ids)) ?? notFound()
  authorize(internshipCan.rescue(actor, row))
  if (body.act === 'EXTEND') requireExtension(row, body.ends_on)
  else await requireOtherSupervisor(tx, row, body.supervisor_id)
  return row
}

/** Changes the internship of a concern so that it can continue, and tells both sides why. */
export const rescue: ExecuteAct = async (tx, actor, id, input) => {
  const body = internshipEndpoints.rescueInternship.body.parse(input)
  await carryOut(tx, await lockForRescue(tx, actor, id, body), body)
}

export const rescueInternship: Handler<(typeof internshipEndpoints)['rescueInternship']> = async (
  ctx,
) => {
  await lockForRescue(ctx.db, ctx.actor, ctx.params.id, ctx.body)
  return {
    pending: await requestAct(ctx, { kind: 'RESCUE', act: 'rescueInternship', execute: rescue }),
  }
}

async function carryOut(tx: Tx, row: store.InternshipRow, body: RescueBody): Promise<void> {
  const event = {
    subject: row.internship_id,
    company: row.company_id,
    intern: row.intern_id,
    note: body.reason,
  }
  if (body.act === 'EXTEND') {
    const ends_on = requireExtension(row, body.ends_on)
    await extendInternship(tx, row, ends_on)
    return tx.recordEvent(rescueEvents.extend, { ...event, data: { ends_on } })
  }
  if (body.act === 'REPLACE_SUPERVISOR') {
    const supervisor = await replaceSupervisor(tx, row, body.supervisor_id)
    return tx.recordEvent(rescueEvents.replaceSupervisor, {
      ...event,
      data: { supervisor, replaced: row.supervisor_member_id },
    })
  }
  const supervisor = await requireOtherSupervisor(tx, row, body.supervisor_id)
  await tx.run(queries.addSecondSupervisor, {
    internship_id: row.internship_id,
    second_supervisor_member_id: supervisor,
  })
  const { second_supervisor_member_id } = row
  return second_supervisor_member_id === null || second_supervisor_member_id === supervisor
    ? tx.recordEvent(rescueEvents.addSupervisor, { ...event, data: { supervisor } })
    : tx.recordEvent(rescueEvents.replaceSecondSupervisor, {
        ...event,
        data: { supervisor, replaced: second_supervisor_member_id },
      })
}

/** @throws VALIDATION unless the internship can end on this day */
function requireExtension(row: store.InternshipRow, day: string | undefined): string {
  if (day && canExtend(row.starts_on, row.ends_on, day)) return day
  throw new AppError('VALIDATION', {
    fields: { ends_on: translate(day ? 'internships.refused.extend' : 'problems.missing') },
  })
}
