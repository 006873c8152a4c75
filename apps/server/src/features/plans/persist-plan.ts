import type { PlanDraftBody, PlanSaveBody } from '@fledge/contract/plans/schema.ts'
import type { LookupList } from '@fledge/domain/lookups/types.ts'
import { planCan } from '@fledge/domain/plans/can.ts'
import { conflictingFields } from '@fledge/domain/changed-fields.ts'
import { planEvents } from '@fledge/domain/plans/events.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import {
  isPlanListed as isSeen,
  validatePlanConsistency,
  type PlanConsistencyFields,
  pairedPlanFields,
} from '@fledge/domain/plans/rules.ts'
import type { CompanyMember, CompanyScope } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import {
  refuseTransition,
  notFound,
  refuse,
  type Refusal,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { findUnknownLookupIds } from '../lookups/public.ts'
import {
  activeSupervisors,
  addSupervisors,
  deleteSupervisors,
  insertPlan,
  lockOwnPlan,
  ownProjects,
  planById,
  type PlanDetailRow,
  savePlan,
} from './store.ts'
import {
  toPlanPolicyFacts,
  planWireFields,
  listMissingPlanFields,
  getPlanFieldValues,
} from './views.ts'

export async function persistPlan(
  db: Tx,
  actor: CompanyMember,
  { seen, ...body }: PlanSaveBody,
): Promise<PlanDetailRow | Refusal> {
  const wrong = await validatePlanReferences(db, actor.company, body)
  if (wrong) return refuse('VALIDATION', { fields: wrong })
  const { id, supervisor_ids: supervisors, ...fields } = body
  const planId = await lockOrInsertPlan(db, actor, id ?? null)
  if (typeof planId !== 'string') return planId
  const patch = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  )
  const before = await db.one(planById, actor.company, planId)
  const refusal =
    before &&
    (checkEditConflicts(before, seen ?? {}, body, actor.userId) ?? validatePlanPatch(before, patch))
  if (refusal) return refusal
  await db.run(
    savePlan,
    actor.company,
    planId,
    JSON.stringify(patch),
    db.now.toISOString(),
    actor.userId,
  )
  if (supervisors) {
    await db.run(deleteSupervisors, actor.company, planId, supervisors)
    await db.run(addSupervisors, actor.company, planId, supervisors)
  }
  const saved = await db.one(planById, actor.company, planId)
  return saved ? checkRequiredFields(saved, before) : notFound()
}

/** Detects fields changed by another user in the meantime and rejects the later change. */
function checkEditConflicts(
  before: PlanDetailRow,
  seen: NonNullable<PlanSaveBody['seen']>,
  body: PlanDraftBody,
  userId: string,
): Refusal | null {
  const { id: _, ...wanted } = body
  const met = conflictingFields(getPlanFieldValues(before), seen, wanted)
  const says =
    before.updated_by_id === userId
      ? translate('plans.refused.meanwhileYou')
      : before.updated_by
        ? translate('plans.refused.meanwhile', { name: before.updated_by })
        : translate('plans.refused.meanwhileSomebody')
  return met.length > 0
    ? refuse('CONFLICT', { fields: Object.fromEntries(met.map((field) => [field, says])) })
    : null
}

function validatePlanPatch(
  before: PlanDetailRow,
  patch: Readonly<Record<string, unknown>>,
): Refusal | null {
  const fields = findContradictions({ ...before, ...patch }, patch) ?? {}
  const openings = patch['openings']
  if (typeof openings === 'number' && openings < before.openings_taken)
    fields['openings'] = translate('plans.refused.openingsTaken')
  return Object.keys(fields).length > 0 ? refuse('VALIDATION', { fields }) : null
}

/** Rejects an edit that removes required fields from a plan visible to interns. */
function checkRequiredFields(
  saved: PlanDetailRow,
  before: PlanDetailRow | undefined,
): PlanDetailRow | Refusal {
  if (!before || !isSeen(saved.status)) return saved
  const lacked = listMissingPlanFields(before)
  const gone = listMissingPlanFields(saved).filter((field) => !lacked.includes(field))
  return gone.length > 0
    ? refuse('VALIDATION', {
        fields: Object.fromEntries(
          gone.map((field) => [
            planWireFields[field] ?? field,
            translate(`plans.missing.${field}`),
          ]),
        ),
      })
    : saved
}

/**
 * Returns contradictions between changed and saved fields, or null. Ignores existing contradictions
 * that this patch does not touch.
 */
function findContradictions(
  wanted: PlanConsistencyFields,
  patch: Readonly<Record<string, unknown>>,
): Record<string, string> | null {
  const wrong = Object.entries(validatePlanConsistency(wanted)).filter(([field]) =>
    pairedPlanFields.some(
      (pair) => pair.some((one) => one === field) && pair.some((one) => one in patch),
    ),
  )
  return wrong.length > 0
    ? Object.fromEntries(wrong.map(([field, because]) => [field, translate(because)]))
    : null
}

async function lockOrInsertPlan(
  db: Tx,
  actor: CompanyMember,
  id: string | null,
): Promise<string | Refusal> {
  if (id !== null) {
    const locked = await db.one(lockOwnPlan, actor.company, id)
    const row = locked && (await db.one(planById, actor.company, id))
    if (!row) return notFound()
    const verdict = planCan.edit(actor, toPlanPolicyFacts(row))
    return verdict.allowed
      ? id
      : toRefusal(verdict, verdict.messageKey.startsWith('refused.') ? 'FORBIDDEN' : 'CONFLICT')
  }
  const moved = planMachine.transition('draft', null, 'company')
  if (!isTransition(moved)) return refuseTransition(moved)
  const fresh = newId(db.now)
  await db.run(insertPlan, actor.company, fresh, moved.to, db.now.toISOString())
  await db.recordEvent(planEvents.draft, {
    transition: moved,
    subject: fresh,
    company: actor.company,
  })
  return fresh
}

const lists: Readonly<Record<string, LookupList>> = {
  career_field_id: 'career-field',
  specialisation_ids: 'specialisation',
  skill_ids: 'skill',
  project_type_ids: 'project',
  country_id: 'country',
}

/** Validates references, and that the fields do not contradict each other. */
async function validatePlanReferences(
  db: Db,
  company: CompanyScope,
  body: PlanDraftBody,
): Promise<Record<string, string> | null> {
  const given: Readonly<Record<string, unknown>> = body
  const fields: Record<string, string> = {}
  for (const [field, list] of Object.entries(lists)) {
    const ids = [given[field]].flat().filter((one) => typeof one === 'number')
    if ((await findUnknownLookupIds(db, list, ids)).length > 0)
      fields[field] = translate('plans.refused.unknownOption')
  }
  const members = new Set(body.supervisor_ids)
  if (
    members.size > 0 &&
    (await db.many(activeSupervisors, company, [...members])).length < members.size
  )
    fields['supervisor_ids'] = translate('plans.refused.unknownSupervisor')
  const projects = new Set(body.project_ids)
  if (
    projects.size > 0 &&
    (await db.many(ownProjects, company, [...projects])).length < projects.size
  )
    fields['project_ids'] = translate('plans.refused.unknownProject')
  return Object.keys(fields).length > 0 ? fields : null
}
