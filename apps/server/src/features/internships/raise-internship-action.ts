import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { validateInternshipAction } from '@fledge/contract/internships/validate-action.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { internshipActionEvents } from '@fledge/domain/internships/events.ts'
import { internshipActionMachine } from '@fledge/domain/internships/machine.ts'
import type { InternshipActionStatus } from '@fledge/domain/internships/types.ts'
import type { CompanyMember, InternActor } from '@fledge/domain/sessions/types.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockThenRead } from '../../platform/db/lock-then-read.ts'
import type { BodyOf } from '@fledge/kernel/endpoint.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import * as actionStore from './queries/action.queries.ts'
import * as store from './queries/internships.queries.ts'
import { toInternshipPolicyFacts } from './views.ts'
import { isConfidentialAction, requireOtherSupervisor } from './validate-action.ts'

type Endpoints = typeof internshipEndpoints

type ActionRequestBody = BodyOf<Endpoints['raiseInternshipAction']>

/** Sends a request about an internship to the programme team. */
export const raiseInternshipAction: Handler<Endpoints['raiseInternshipAction']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const ids = {
    internship_ids: [body.internship_id],
    company_id: actor.kind === 'company' ? actor.company : null,
    intern_id: actor.kind === 'intern' ? actor.intern : null,
  }
  const row = await lockThenRead(
    db.run(store.lockInternship, ids),
    db.one(store.internshipById, { ...ids, now: now.toISOString() }),
  )
  if (!row || !internshipCan.see(actor, toInternshipPolicyFacts(row)).allowed) notFound()
  authorize(internshipCan.raise(actor, toInternshipPolicyFacts(row), body.kind))
  await validateActionRequest(db, row, actor, body)
  const transition = assertTransition(internshipActionMachine.transition('raise', null, actor.kind))
  const id = await insertAction(db, actor, row.internship_id, transition.to, body)
  await db.recordEvent(internshipActionEvents.raise, {
    transition,
    subject: id,
    company: row.company_id,
    intern: row.intern_id,
    candidature: row.candidature_id,
    note: isConfidentialAction(body.kind) ? null : body.note,
    data: { kind: body.kind, internship_id: row.internship_id },
  })
  return { action_id: id }
}

/** @returns its id */
async function insertAction(
  tx: Tx,
  actor: CompanyMember | InternActor,
  internship: string,
  status: InternshipActionStatus | null,
  body: ActionRequestBody,
): Promise<string> {
  const id = newId(tx.now)
  const data = {
    ...(body.ends_on ? { ends_on: body.ends_on } : {}),
    ...(body.supervisor_id ? { supervisor_id: body.supervisor_id } : {}),
    ...(body.reason ? { reason: body.reason } : {}),
  }
  await tx.run(actionStore.insertAction, {
    action_id: id,
    internship_id: internship,
    kind: body.kind,
    status,
    raised_by: actor.kind,
    raised_by_user: actor.userId,
    note: body.note,
    data: JSON.stringify(data),
    now: tx.now.toISOString(),
  })
  return id
}

/** @throws VALIDATION, with messages by field */
async function validateActionRequest(
  tx: Tx,
  row: store.InternshipRow,
  actor: CompanyMember | InternActor,
  body: ActionRequestBody,
): Promise<void> {
  const fields: Record<string, string> = validateInternshipAction(body, {
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    side: actor.kind,
    today: toLocalDay(tx.now, row.zone),
  })
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
  if (body.kind === 'CHANGE_SUPERVISOR' && actor.kind === 'company')
    await requireOtherSupervisor(tx, row, body.supervisor_id)
}
