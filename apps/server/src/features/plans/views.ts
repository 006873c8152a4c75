import type { z } from 'zod'
import type { planRow } from '@fledge/contract/plans/schema.ts'
import { planCan, type PlanCanFacts } from '@fledge/domain/plans/can.ts'
import type { FieldValues } from '@fledge/domain/changed-fields.ts'
import { isListed, missingPlanFields } from '@fledge/domain/plans/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { PlanDetailRow, PlanRow } from './store.ts'

/** Who supervises now: one who was deactivated stands there until another is named, and counts no more. */
const activeOf = (row: PlanRow): readonly string[] =>
  row.supervisors.flatMap((one) => (one.is_active ? [one.member_id] : []))

/** The required fields that a plan lacks, as the domain's rules name them. */
export function missingOf(row: PlanRow): readonly string[] {
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
    supervisorIds: activeOf(row),
  })
}

export const factsOf = (row: PlanRow): PlanCanFacts => ({
  status: row.status,
  openCandidatures: row.open_candidatures,
  openings: row.openings,
  taken: row.openings_taken,
})

/** A plan in the company's list, with what this member may do. */
export function planView(row: PlanRow, actor: CompanyMember): z.input<typeof planRow> {
  const missing = missingOf(row)
  return {
    ...row,
    ioId: row.uuid,
    is_active: isListed(row.status) ? 1 : 0,
    missing: [...missing],
    may: toActionMap(planCan.open(actor, factsOf(row), missing)),
  }
}

/** One plan, whole. */
export function detailView(row: PlanDetailRow, actor: CompanyMember) {
  const supervisors = row.supervisors.map((one) => ({
    ...one,
    picture_url: one.picture_file_id ? `/backend/files/${one.picture_file_id}` : null,
  }))
  return { ...row, ...planView(row, actor), supervisors }
}

/** What a plan says, by the fields of its form: to see whether somebody else said something else meanwhile. */
export const saidBy = (row: PlanDetailRow): FieldValues => ({
  ...row,
  supervisor_ids: activeOf(row),
})

/** The domain's names of a plan's fields as they stand on the wire. */
export const fieldNames: Readonly<Record<string, string>> = {
  title: 'name',
  careerFieldId: 'career_field_id',
  skillIds: 'skill_ids',
  startMonth: 'start_month',
  weeks: 'duration_min',
  hoursPerWeek: 'hours_a_week',
  timeZone: 'time_zone',
  supervisorIds: 'supervisor_ids',
}
