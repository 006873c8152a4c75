import { planDraft } from '@fledge/contract/plans/schema.ts'
import type { z } from 'zod'
import type { Payload } from '../../platform/client.ts'

export type Plan = Payload<'plans', 'getPlan'>
export type Draft = z.input<typeof planDraft>

/** The form's fields out of a stored plan; a new one has the product's defaults. */
export function draftOf(plan: Plan | null, zone: string): Draft {
  if (!plan) return { id: null, name: '', description: '', responsibilities: '', job_description: '', specialisation_ids: [], skill_ids: [], project_ids: [], project_type_ids: [], supervisor_ids: [], start_flexible: true, openings: 1, time_zone: zone, working_from: '09:00', working_to: '17:00', place: 'REMOTE', duration_min: 8, duration_max: 12, hours_a_week: 30 }
  return {
    id: plan.uuid, name: plan.name, career_field_id: plan.career_field_id, specialisation_ids: plan.specialisations.map((one) => one.id), skill_ids: plan.skills.map((one) => one.id), project_ids: plan.projects.map((one) => one.id),
    project_type_ids: plan.project_types.map((one) => one.id), description: plan.description, responsibilities: plan.responsibilities, job_description: plan.job_description, start_month: plan.start_month, start_flexible: plan.start_flexible,
    duration_min: plan.duration_min, duration_max: plan.duration_max, hours_a_week: plan.hours_a_week, place: placeOf(plan.place), city: plan.city, country_id: plan.country_id, time_zone: plan.time_zone, working_from: plan.working_from,
    working_to: plan.working_to, openings: plan.openings, stipend_amount: plan.stipend_amount, stipend_currency: plan.stipend_currency, supervisor_ids: plan.supervisors.map((one) => one.member_id),
  }
}

export const places = ['REMOTE', 'ON_SITE', 'HYBRID'] as const
const placeOf = (place: string | null) => places.find((one) => one === place) ?? null

/** The steps of the form with the fields that `missing` names; the last is ours: the words interns read. */
export const steps = ['role', 'work', 'time', 'people', 'description'] as const
export type StepId = (typeof steps)[number]
export const fieldsOf: Readonly<Record<StepId, readonly string[]>> = {
  role: ['title', 'careerFieldId'], work: ['description', 'skillIds'], time: ['startMonth', 'weeks', 'hoursPerWeek', 'timeZone'], people: ['openings', 'supervisorIds'], description: [],
}
/** The form as it is kept: an empty field is nothing, a half-typed one is not sent. */
export function sendable(values: Draft): z.output<typeof planDraft> {
  const whole = planDraft.safeParse(values)
  if (whole.success) return whole.data
  const wrong = new Set(whole.error.issues.map((issue) => String(issue.path[0])))
  return planDraft.parse(Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name))))
}
