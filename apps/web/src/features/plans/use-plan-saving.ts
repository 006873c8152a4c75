import { planSaveBody } from '@fledge/contract/plans/schema.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import { useRef, useState } from 'react'
import { useSearchParams } from '../../platform/router/url-state.ts'
import type { CheckFields } from '../../platform/forms/check-fields.ts'
import type { SaveRequest } from '../../platform/forms/save-session.ts'
import { useSavedForm, type SavedForm } from '../../platform/forms/use-saved-form.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { client } from '../../platform/http/client.ts'
import { apiQueryKey, queryClient, invalidateEndpoints } from '../../platform/query/query.ts'
import { findInvalidFields, toSavableBody } from './plan-check.ts'
import { isPlanField, toPlanValues, type Plan, type PlanValues } from './plan-form.ts'
import { formatIssue, formatIssueWithLabel } from './plan-issues.ts'

/** Returns the plan's values by form field. */
export function toSavedPlanValues(plan: Plan): FieldValues {
  const { id: _, ...values } = toPlanValues(plan, '', '')
  return values
}

/**
 * Divides the values into those that can be saved and those that break a rule or contradict another
 * field.
 * @param keepWhole whether the plan is published, so that required fields can't be emptied
 */
const checkPlan =
  (keepWhole: boolean): CheckFields =>
  (values) => {
    // The form has the fields of a plan.
    const plan = values as PlanValues
    const { id: _, ...valid } = toSavableBody(plan, keepWhole)
    return {
      valid,
      errors: Object.fromEntries(
        findInvalidFields(plan, keepWhole).map((issue) => [issue.field, formatIssue(issue)]),
      ),
    }
  }

/** Writes the saved plan to the query cache and refetches the lists that show it. */
function storeSaved(saved: Plan): void {
  queryClient.setQueryData(apiQueryKey('plans', 'getPlan', { params: { id: saved.uuid } }), {
    payload: saved,
    count: 1,
    message: '',
  })
  void invalidateEndpoints(['listPlans', 'listPlanOptions', 'listChecklist'])
}

interface PlanSavingOptions {
  /** The plan as loaded; null for a new one. */
  readonly loaded: Plan | null
  readonly initial: ReturnType<typeof toPlanValues>
  readonly keepWhole: boolean
}

export interface PlanSaving extends Omit<SavedForm<PlanValues>, 'saveNow'> {
  /** The plan on the server; null until a new plan is first saved. */
  readonly plan: Plan | null
  /**
   * Saves immediately, for actions that need all values on the server.
   * @throws ApiError with the reason if something could not be saved
   */
  readonly saveNow: () => Promise<Plan>
  readonly keep: (plan: Plan) => void
}

/**
 * Saves a plan while it is edited. The first save creates it and stores its id in the address.
 * Fields that cannot be saved show an error and never count as saved.
 */
export function usePlanSaving({ loaded, initial, keepWhole }: PlanSavingOptions): PlanSaving {
  const [plan, setPlan] = useState(loaded)
  const latest = useRef(plan)
  const [{ plan: inAddress }, setAddress] = useSearchParams()
  const keep = (saved: Plan) => {
    latest.current = saved
    setPlan(saved)
    if (inAddress !== saved.uuid) setAddress({ plan: saved.uuid })
    storeSaved(saved)
  }
  const save = async ({ changes, values, base }: SaveRequest) => {
    const id = latest.current?.uuid
    // A new plan is created with all its values, including the defaults.
    const body = planSaveBody.parse(id ? { id, ...changes, base } : values)
    const { payload } = await client.plans.saveDraft({ body })
    keep(payload)
    return toSavedPlanValues(payload)
  }
  const reload = async () => {
    const id = latest.current?.uuid ?? ''
    const { payload } = await client.plans.getPlan({ params: { id } })
    keep(payload)
    return toSavedPlanValues(payload)
  }
  const saving = useSavedForm<PlanValues>({
    initial,
    saved: loaded ? toSavedPlanValues(loaded) : {},
    check: checkPlan(keepWhole),
    save,
    reload,
    draft: `plans/edit/${plan?.uuid ?? 'new'}`,
    describeError: (field, because) =>
      isPlanField(field) ? formatIssueWithLabel({ field, because }) : because,
  })
  const saveNow = async () => {
    const because = await saving.saveNow()
    if (because !== null || !latest.current) throw new ApiError(409, 'NOT_SAVED', because ?? '')
    return latest.current
  }
  return { ...saving, plan, saveNow, keep }
}
