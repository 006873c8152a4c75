import {
  type PlanFieldName,
  planFieldNames,
  planFields,
} from '@fledge/contract/plans/plan-fields.ts'
import type { planDraftBody } from '@fledge/contract/plans/schema.ts'
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

export const isPlanField = (name: string): name is PlanFieldName => name in planFields

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
  ...Object.fromEntries(planFieldNames.map((name) => [name, planFields[name].initial])),
  time_zone: zone,
  supervisor_ids: [me],
})

const toIds = (rows: readonly { readonly id: number }[]) => rows.map((row) => row.id)

/** Fields that a plan has as rows, from which their ids are taken. */
const isListField = (name: PlanFieldName): name is ListField => name in listFields
const listFields = {
  specialisation_ids: (plan) => toIds(plan.specialisations),
  skill_ids: (plan) => toIds(plan.skills),
  project_ids: (plan) => plan.projects.map((project) => project.id),
  project_type_ids: (plan) => toIds(plan.project_types),
  supervisor_ids: (plan) =>
    plan.supervisors
      .filter((supervisor) => supervisor.is_active)
      .map((supervisor) => supervisor.member_id),
} satisfies Partial<Record<PlanFieldName, (plan: Plan) => readonly unknown[]>>
type ListField = keyof typeof listFields

const toValues = (plan: Plan): DefaultValues<PlanValues> => ({
  ...Object.fromEntries(
    planFieldNames.map((name) => [name, isListField(name) ? listFields[name](plan) : plan[name]]),
  ),
  id: plan.uuid,
  place: findPlace(plan.place),
  city: plan.city ?? '',
})

const places = ['REMOTE', 'ON_SITE', 'HYBRID'] as const
const findPlace = (place: string | null) => places.find((known) => known === place) ?? null
