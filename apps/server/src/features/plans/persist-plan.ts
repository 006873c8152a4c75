import type { PlanDraftBody, PlanSaveBody } from '@fledge/contract/plans/schema.ts'
import type { LookupList } from '@fledge/domain/lookups/types.ts'
import { planCan } from '@fledge/domain/plans/can.ts'
import { planEvents } from '@fledge/domain/plans/events.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import {
  isPlanListed,
  validatePlanConsistency,
  type PlanConsistencyFields,
  pairedPlanFields,
} from '@fledge/domain/plans/rules.ts'
import type { CompanyMember, CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { describeEditor, requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { findUnknownLookupIds } from '../lookups/public.ts'
import {
  toPlanPolicyFacts,
  toMissingMessages,
  listMissingPlanFields,
  getPlanFieldValues,
} from './views.ts'
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
} from './queries/plans.queries.ts'

export async function persistPlan(
  db: Tx,
  actor: CompanyMember,
  { base, ...body }: PlanSaveBody,
): Promise<PlanDetailRow> {
  const invalid = await validatePlanReferences(db, actor.company, body)
  if (invalid) throw new AppError('VALIDATION', { fields: invalid })
  const { id, supervisor_ids: supervisors, ...fields } = body
  const planId = await lockOrInsertPlan(db, actor, id ?? null)
  const patch = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  )
  const before = await db.one(planById, { company_id: actor.company, plan_id: planId })
  if (before) {
    const { id: _, ...changes } = body
    requireNoEditConflicts({ base, changes, saved: getPlanFieldValues(before) }, () =>
      describeEditor({ userId: before.updated_by_id, name: before.updated_by }, actor.userId),
    )
    validatePlanPatch(before, patch)
  }
  await db.run(savePlan, {
    company_id: actor.company,
    plan_id: planId,
    patch: JSON.stringify(patch),
    now: db.now.toISOString(),
    updated_by: actor.userId,
  })
  if (supervisors) await replaceSupervisors(db, actor.company, planId, supervisors)
  const saved = await db.one(planById, { company_id: actor.company, plan_id: planId })
  if (!saved) notFound()
  if (before) requireCompletePlan(saved, before)
  return saved
}

async function replaceSupervisors(
  db: Tx,
  company: CompanyScope,
  planId: string,
  members: readonly string[],
): Promise<void> {
  await db.run(deleteSupervisors, { company_id: company, plan_id: planId, member_ids: members })
  await db.run(addSupervisors, { company_id: company, plan_id: planId, members })
}

/** @throws VALIDATION */
function validatePlanPatch(before: PlanDetailRow, patch: Readonly<Record<string, unknown>>): void {
  const fields = findContradictions({ ...before, ...patch }, patch) ?? {}
  const openings = patch['openings']
  if (typeof openings === 'number' && openings < before.openings_taken)
    fields['openings'] = translate('plans.refused.openingsTaken')
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}

/**
 * Rejects an edit that removes required fields from a plan visible to interns.
 * @throws VALIDATION
 */
function requireCompletePlan(saved: PlanDetailRow, before: PlanDetailRow): void {
  if (!isPlanListed(saved.status)) return
  const missingBefore = listMissingPlanFields(before)
  const removed = listMissingPlanFields(saved).filter((field) => !missingBefore.includes(field))
  if (removed.length > 0) throw new AppError('VALIDATION', { fields: toMissingMessages(removed) })
}

/**
 * Returns contradictions between changed and saved fields, or null. Ignores existing contradictions
 * that this patch does not touch.
 */
function findContradictions(
  fields: PlanConsistencyFields,
  patch: Readonly<Record<string, unknown>>,
): Record<string, string> | null {
  const contradictions = Object.entries(validatePlanConsistency(fields)).filter(([field]) =>
    pairedPlanFields.some(
      (pair) => pair.some((name) => name === field) && pair.some((name) => name in patch),
    ),
  )
  return contradictions.length > 0
    ? Object.fromEntries(contradictions.map(([field, key]) => [field, translate(key)]))
    : null
}

async function lockOrInsertPlan(db: Tx, actor: CompanyMember, id: string | null): Promise<string> {
  if (id !== null) {
    const locked = await db.one(lockOwnPlan, { company_id: actor.company, plan_id: id })
    const row = locked && (await db.one(planById, { company_id: actor.company, plan_id: id }))
    if (!row) notFound()
    authorize(planCan.edit(actor, toPlanPolicyFacts(row)))
    return id
  }
  const transition = assertTransition(planMachine.transition('draft', null, 'company'))
  const newPlanId = newId(db.now)
  await db.run(insertPlan, {
    company_id: actor.company,
    plan_id: newPlanId,
    status: transition.to,
    now: db.now.toISOString(),
  })
  await db.recordEvent(planEvents.draft, {
    transition,
    subject: newPlanId,
    company: actor.company,
  })
  return newPlanId
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
  const values: Readonly<Record<string, unknown>> = body
  const fields: Record<string, string> = {}
  for (const [field, list] of Object.entries(lists)) {
    const ids = [values[field]].flat().filter((value) => typeof value === 'number')
    if ((await findUnknownLookupIds(db, list, ids)).length > 0)
      fields[field] = translate('plans.refused.unknownOption')
  }
  const members = new Set(body.supervisor_ids)
  if (
    members.size > 0 &&
    (await db.many(activeSupervisors, { company_id: company, member_ids: [...members] })).length <
      members.size
  )
    fields['supervisor_ids'] = translate('plans.refused.unknownSupervisor')
  const projects = new Set(body.project_ids)
  if (
    projects.size > 0 &&
    (await db.many(ownProjects, { company_id: company, project_ids: [...projects] })).length <
      projects.size
  )
    fields['project_ids'] = translate('plans.refused.unknownProject')
  return Object.keys(fields).length > 0 ? fields : null
}
