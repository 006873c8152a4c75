import type { z } from 'zod'
import type { planRow } from '@fledge/contract/plans/schema.ts'
import { planCan, type PlanCanFacts } from '@fledge/domain/plans/can.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import { isPlanListed, missingPlanFields } from '@fledge/domain/plans/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { PlanDetailRow, PlanRow } from './queries/plans.queries.ts'

/**
 * Returns the active supervisors. A deactivated one remains listed until replaced but does not
 * count.
 */
const listActiveSupervisorIds = (row: PlanRow): readonly string[] =>
  row.supervisors.flatMap((supervisor) => (supervisor.is_active ? [supervisor.member_id] : []))

/** Returns the required fields that a plan lacks, by their domain names. */
export function listMissingPlanFields(row: PlanRow): readonly string[] {
  return missingPlanFields({
    title: row.name,
    careerFieldId: row.career_field_id === null ? null : String(row.career_field_id),
    specialisationIds: row.specialisation_ids.map(String),
    skillIds: row.skill_ids.map(String),
    projectIds: row.project_ids,
    description: row.description,
    openings: row.openings,
    startMonth: row.start_month,
    weeks: row.duration_min,
    hoursPerWeek: row.hours_a_week,
    timeZone: row.time_zone,
    supervisorIds: listActiveSupervisorIds(row),
  })
}

export const toPlanPolicyFacts = (row: PlanRow): PlanCanFacts => ({
  status: row.status,
  openCandidatures: row.open_candidatures,
  openings: row.openings,
  taken: row.openings_taken,
})

/** Returns a plan for the company's list, with the actions available to this member. */
export function toPlanView(row: PlanRow, actor: CompanyMember): z.input<typeof planRow> {
  const missing = listMissingPlanFields(row)
  return {
    ...row,
    ioId: row.uuid,
    is_active: isPlanListed(row.status) ? 1 : 0,
    missing: [...missing],
    may: toActionMap(planCan.open(actor, toPlanPolicyFacts(row), missing)),
  }
}

/** Returns a plan with all its details. */
export function toPlanDetailView(row: PlanDetailRow, actor: CompanyMember) {
  const supervisors = row.supervisors.map((supervisor) => ({
    ...supervisor,
    picture_url: supervisor.picture_file_id ? `/backend/files/${supervisor.picture_file_id}` : null,
  }))
  return { ...row, ...toPlanView(row, actor), supervisors }
}

/** Returns a plan's current values by form field, to detect conflicting edits. */
export const getPlanFieldValues = (row: PlanDetailRow): FieldValues => ({
  ...row,
  supervisor_ids: listActiveSupervisorIds(row),
})

/** Maps the domain's names of plan fields to wire fields. */
export const planWireFields: Readonly<Record<string, string>> = {
  title: 'name',
  careerFieldId: 'career_field_id',
  skillIds: 'skill_ids',
  startMonth: 'start_month',
  weeks: 'duration_min',
  hoursPerWeek: 'hours_a_week',
  timeZone: 'time_zone',
  supervisorIds: 'supervisor_ids',
}
