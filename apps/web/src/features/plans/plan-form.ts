import { planDraftBody } from '@fledge/contract/plans/schema.ts'
import { missingPlanFields, planSteps, type PlanDraft } from '@fledge/domain/plans/rules.ts'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Payload } from '../../platform/http/client.ts'

export type PlanValues = z.input<typeof planDraftBody>
export type PlanBody = z.output<typeof planDraftBody>
export type Plan = Payload<'plans', 'getPlan'>
export type PlanForm = UseFormReturn<PlanValues>

/** Props of each page of the form. */
export interface PageProps {
  readonly form: PlanForm
}

/** Converts a number field's value; null when empty. */
export const toNumberField = (value: unknown) =>
  value === '' || value === null || value === undefined ? null : Number(value)
/** Returns the query that limits a list of options to the plan's career field. */
export const toFieldQuery = (id: number | null | undefined): Readonly<Record<string, string>> =>
  id ? { career_field_id: String(id) } : {}

const choicesOfField = ['specialisation_ids', 'skill_ids', 'project_type_ids'] as const

/**
 * Returns the choices to clear after a career field was chosen: those that belong to the one
 * before, because they are no options of a new one.
 */
export const listOutdatedChoices = (
  before: number | null | undefined,
  next: number | string | null,
): readonly (typeof choicesOfField)[number][] => (next === (before ?? null) ? [] : choicesOfField)

export const isPlanField = (name: string): name is keyof PlanValues => name in planDraftBody.shape

/** Pages of the form: the domain's steps, and a final review page for publishing. */
export const planPages = [...planSteps.map((step) => step.id), 'review'] as const
export type PlanPage = (typeof planPages)[number]

/** Maps the domain's names of required fields to those of the form and the API. */
export const wireNames: Readonly<Partial<Record<keyof PlanDraft, keyof PlanValues>>> = {
  title: 'name',
  careerFieldId: 'career_field_id',
  skillIds: 'skill_ids',
  description: 'description',
  openings: 'openings',
  startMonth: 'start_month',
  weeks: 'duration_min',
  hoursPerWeek: 'hours_a_week',
  timeZone: 'time_zone',
  supervisorIds: 'supervisor_ids',
}

/**
 * Returns the initial values.
 * @param zone the reader's time zone, for a new plan
 * @param me the author's member id; the author is the default supervisor
 */
export const toPlanValues = (
  plan: Plan | null,
  zone: string,
  me: string,
): DefaultValues<PlanValues> => (plan ? toValues(plan) : createValues(zone, me))

const createValues = (zone: string, me: string): DefaultValues<PlanValues> => ({
  id: null,
  name: '',
  career_field_id: null,
  specialisation_ids: [],
  skill_ids: [],
  project_ids: [],
  project_type_ids: [],
  description: '',
  responsibilities: '',
  job_description: '',
  start_month: null,
  start_flexible: false,
  duration_min: null,
  duration_max: null,
  hours_a_week: null,
  place: 'REMOTE',
  city: '',
  country_id: null,
  time_zone: zone,
  working_from: '09:00',
  working_to: '17:00',
  openings: 1,
  stipend_amount: null,
  stipend_currency: null,
  supervisor_ids: [me],
})

const toIds = (rows: readonly { readonly id: number }[]) => rows.map((row) => row.id)

const toValues = (plan: Plan): DefaultValues<PlanValues> => ({
  id: plan.uuid,
  name: plan.name,
  career_field_id: plan.career_field_id,
  specialisation_ids: toIds(plan.specialisations),
  skill_ids: toIds(plan.skills),
  project_ids: plan.projects.map((one) => one.id),
  project_type_ids: toIds(plan.project_types),
  description: plan.description,
  responsibilities: plan.responsibilities,
  job_description: plan.job_description,
  start_month: plan.start_month,
  start_flexible: plan.start_flexible,
  duration_min: plan.duration_min,
  duration_max: plan.duration_max,
  hours_a_week: plan.hours_a_week,
  place: findPlace(plan.place),
  city: plan.city ?? '',
  country_id: plan.country_id,
  time_zone: plan.time_zone,
  working_from: plan.working_from,
  working_to: plan.working_to,
  openings: plan.openings,
  stipend_amount: plan.stipend_amount,
  stipend_currency: plan.stipend_currency,
  supervisor_ids: plan.supervisors.filter((one) => one.is_active).map((one) => one.member_id),
})

const places = ['REMOTE', 'ON_SITE', 'HYBRID'] as const
const findPlace = (place: string | null) => places.find((one) => one === place) ?? null

/** Returns the required fields that are missing, using the domain's rule. */
export function listMissingFormFields(values: PlanValues): readonly (keyof PlanDraft)[] {
  const text = (value: string | number | null | undefined) =>
    value === null || value === undefined ? null : String(value)
  return missingPlanFields({
    title: text(values.name),
    careerFieldId: text(values.career_field_id),
    specialisationIds: (values.specialisation_ids ?? []).map(String),
    skillIds: (values.skill_ids ?? []).map(String),
    projectIds: values.project_ids ?? [],
    description: text(values.description),
    openings: values.openings ?? null,
    startMonth: values.start_month ?? null,
    weeks: values.duration_min ?? null,
    hoursPerWeek: values.hours_a_week ?? null,
    timeZone: values.time_zone ?? null,
    supervisorIds: values.supervisor_ids ?? [],
  })
}
