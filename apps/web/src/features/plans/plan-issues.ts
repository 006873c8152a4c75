import { planDraftBody } from '@fledge/contract/plans/schema.ts'
import { translateKey, t, type TextKey } from '../../platform/i18n/use-texts.ts'
import type { PlanIssue } from './plan-check.ts'
import { isPlanField, type PlanForm, type PlanValues } from './plan-form.ts'

const issueErrorType = 'incomplete'

/** Returns the message of an issue: a translated text key or the schema's message. */
export const formatIssue = ({ because }: Pick<PlanIssue, 'because'>): string =>
  because.startsWith('plans.') ? translateKey(because) : because

const labels: Readonly<Partial<Record<keyof PlanValues, TextKey>>> = {
  name: 'plans.field.name',
  description: 'plans.field.description',
  responsibilities: 'plans.field.responsibilities',
  hours_a_week: 'plans.field.hours',
  working_from: 'plans.field.from',
  working_to: 'plans.field.to',
  openings: 'plans.field.openings',
  stipend_amount: 'plans.field.amount',
  job_description: 'plans.field.jd',
  career_field_id: 'plans.field.careerField',
  specialisation_ids: 'plans.field.specialisations',
  skill_ids: 'plans.field.skills',
  project_type_ids: 'plans.field.projectTypes',
  project_ids: 'plans.field.projects',
  start_month: 'plans.field.start',
  start_flexible: 'plans.field.flexible',
  duration_min: 'plans.field.min',
  duration_max: 'plans.field.max',
  place: 'plans.field.place',
  city: 'plans.field.city',
  country_id: 'plans.field.country',
  time_zone: 'plans.field.zone',
  stipend_currency: 'plans.field.currency',
  supervisor_ids: 'plans.field.supervisors',
}
/** Returns the label of a field. */
export const getPlanFieldLabel = (field: keyof PlanValues): string => {
  const key = labels[field]
  return key ? t(key) : field
}

/**
 * Returns the message of an issue for use away from its field, prefixed with the label unless the
 * message contains it.
 */
export function formatIssueWithLabel(one: Pick<PlanIssue, 'field' | 'because'>): string {
  const label = labels[one.field]
  return label && !one.because.startsWith('plans.')
    ? `${t(label)}: ${formatIssue(one)}`
    : formatIssue(one)
}

/**
 * Shows each issue at its field and clears resolved ones.
 * @param focus whether to focus the first one
 */
export function showIssues(form: PlanForm, open: readonly PlanIssue[], focus = false): void {
  const named = new Set<string>(open.map((one) => one.field))
  for (const name of Object.keys(planDraftBody.shape))
    if (
      isPlanField(name) &&
      !named.has(name) &&
      form.getFieldState(name).error?.type === issueErrorType
    )
      form.clearErrors(name)
  for (const [index, one] of open.entries())
    form.setError(
      one.field,
      { type: issueErrorType, message: formatIssue(one) },
      { shouldFocus: focus && index === 0 },
    )
}
