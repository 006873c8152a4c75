import type { CaseDetails } from '@fledge/contract/internships/case-schema.ts'
import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { caseEvents } from '@fledge/domain/internships/events.ts'
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import { findPendingAct, refuseWhilePending } from '../pending-acts/public.ts'
import * as queries from './queries/case.queries.ts'
import { getActionDueAt } from './views.ts'

/** Returns a concern as a case. The access is recorded, once for several readings in a row. */
export const getCase: Handler<(typeof internshipEndpoints)['getCase']> = async (ctx) => {
  const { actor, db, params } = ctx
  const row = (await db.one(queries.findCase, { action_id: params.id })) ?? notFound()
  const { action_id } = row
  await recordReading(ctx, caseEvents.read, { subject: action_id, data: {} })
  const [messages, notes, colleagues, decision, pendingRescue, pendingMessage] = await Promise.all([
    db.many(queries.caseMessages, { action_ids: [action_id] }),
    db.many(queries.caseNotes, { action_id }),
    db.many(queries.possibleSupervisors, { internship_id: row.internship_id }),
    findPendingAct(db, { kind: 'ACTION', id: action_id }),
    findPendingAct(db, { kind: 'RESCUE', id: action_id }),
    findPendingAct(db, { kind: 'CASE_MESSAGE', id: action_id }),
  ])
  const may = toPermissions(actor, row)
  const { decide, rescue, write } = may
  return {
    ...toCase(row),
    messages: messages.map(({ action_id: _action, ...message }) => message),
    notes,
    colleagues,
    may: {
      ...may,
      ...(decision ? refuseWhilePending({ decide, write }) : {}),
      ...(pendingRescue ? refuseWhilePending({ rescue }) : {}),
      ...(pendingMessage ? refuseWhilePending({ write }) : {}),
    },
  }
}

function toCase({ owner_id: ownerId, owner_name: name, ...row }: queries.CaseRow) {
  const { internship_id, internship_status: status, starts_on, ends_on, plan_name } = row
  return {
    action_id: row.action_id,
    status: row.status,
    raised_by: row.raised_by,
    raiser: row.raiser,
    note: row.note,
    created_at: row.created_at,
    due_at: getActionDueAt(row),
    decided_at: row.decided_at,
    decision_reason: row.decision_reason,
    owner: ownerId === null ? null : { user_id: ownerId, name: name ?? '' },
    internship: {
      internship_id,
      status,
      starts_on,
      ends_on,
      plan_name,
      company_id: row.company_id,
      company_name: row.company_name,
      user_id: row.user_id,
      intern_name: row.intern_name,
      supervisor: row.supervisor,
      second_supervisor: row.second_supervisor,
    },
  }
}

/** Facts of an internship for the policies of its concern. */
const toTermFacts = (status: InternshipStatus, startsOn: string, endsOn: string) => ({
  status,
  startsOn,
  endsOn,
})

function toPermissions(actor: Operator, row: queries.CaseRow): CaseDetails['may'] {
  const term = toTermFacts(row.internship_status, row.starts_on, row.ends_on)
  return toActionMap({
    note: internshipCan.handleCase(actor),
    change_due_date: internshipCan.changeCaseDueDate(actor, {
      status: row.status,
      ownerId: row.owner_id,
    }),
    write: internshipCan.writeInCase(actor, { status: row.status, raisedBy: row.raised_by }),
    decide: internshipCan.decide(
      actor,
      { status: row.status, kind: 'REPORT_CONCERN', endsOn: null },
      'accept',
      term,
    ),
    rescue: internshipCan.rescue(actor, term),
  })
}
