import { planFieldNames, planFields } from '@fledge/contract/plans/plan-fields.ts'
import { translateKey } from '../../platform/i18n/use-texts.ts'
import type { PlanIssue } from './plan-check.ts'
import { isPlanField, type PlanForm, type PlanValues } from './plan-form.ts'

const issueErrorType = 'incomplete'

/** Returns the message of an issue: a translated text key or the schema's message. */
export const formatIssue = ({ because }: Pick<PlanIssue, 'because'>): string =>
  because.startsWith('plans.') ? translateKey(because) : because

/** Returns the label of a field. */
export const getPlanFieldLabel = (field: keyof PlanValues): string =>
  isPlanField(field) ? translateKey(planFields[field].label) : field

/**
 * Returns the message of an issue for use away from its field, prefixed with the label unless the
 * message contains it.
 */
export function formatIssueWithLabel(issue: Pick<PlanIssue, 'field' | 'because'>): string {
  return isPlanField(issue.field) && !issue.because.startsWith('plans.')
    ? `${getPlanFieldLabel(issue.field)}: ${formatIssue(issue)}`
    : formatIssue(issue)
}

/**
 * Shows each issue at its field and clears resolved ones.
 * @param focus whether to focus the first one
 */
export function showIssues(form: PlanForm, open: readonly PlanIssue[], focus = false): void {
  const named = new Set<string>(open.map((issue) => issue.field))
  for (const name of planFieldNames)
    if (!named.has(name) && form.getFieldState(name).error?.type === issueErrorType)
      form.clearErrors(name)
  for (const [index, issue] of open.entries())
    form.setError(
      issue.field,
      { type: issueErrorType, message: formatIssue(issue) },
      { shouldFocus: focus && index === 0 },
    )
}
