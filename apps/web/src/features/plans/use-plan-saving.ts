import { planDraftBody, type PlanSaveBody } from '@fledge/contract/plans/schema.ts'
import { useRef, useState } from 'react'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { SaveRejectedError, type SaveState } from '../../platform/forms/autosaver.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { useDraftOwner } from '../../platform/forms/draft-state.ts'
import { apiQueryKey, queryClient, invalidateEndpoints } from '../../platform/query/query.ts'
import { useAutosaveHandle, type AutosaveHandle } from '../../platform/forms/use-autosave.ts'
import { translateKey, t, type TextKey } from '../../platform/i18n/use-texts.ts'
import { findInvalidFields, type PlanIssue } from './plan-check.ts'
import type { PlanConflict } from './plan-conflicts.ts'
import { isPlanField, type Plan, type PlanForm, type PlanValues } from './plan-form.ts'
import { getPlanDraftName, PlanSaver, type PlanSaverOptions } from './plan-saver.ts'

const issueErrorType = 'notKept'

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
export function formatIssueWithLabel(one: PlanIssue): string {
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

export interface PlanSaving {
  readonly state: SaveState
  /** The plan on the server; null until a new plan is first saved. */
  readonly plan: Plan | null
  /** Saves immediately, for actions that need all values on the server. */
  readonly saveNow: () => Promise<Plan>
  readonly settle: AutosaveHandle['settle']
  readonly keep: (plan: Plan) => void
  /**
   * Returns only the user's own changes with their base values, so that changes by others are never
   * overwritten.
   */
  readonly bodyNow: () => PlanSaveBody
  readonly clashes: readonly PlanConflict[]
  /** Resolves a conflict with the local or the remote value. */
  readonly decide: (clash: PlanConflict, mine: boolean) => void
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

/** Shows server errors at their fields. */
function showServerErrors(form: PlanForm, error: unknown): void {
  if (!(error instanceof ApiError)) return
  for (const [field, message] of Object.entries(error.fields))
    if (isPlanField(field)) form.setError(field, { type: 'server', message })
}

/** Creates one saver per open form, which always calls the latest `onSaved`. */
function usePlanSaver({ onSaved, ...parts }: Omit<PlanSaverOptions, 'owner'>): PlanSaver {
  const owner = useDraftOwner()
  const told = useRef(onSaved)
  told.current = onSaved
  const [saver] = useState(
    () => new PlanSaver({ ...parts, owner, onSaved: (saved) => told.current(saved) }),
  )
  return saver
}

/**
 * Saves a plan while it is edited. The first save creates it and stores its id in form and URL.
 * Fields that could not be saved show an error and never count as saved.
 */
export function usePlanSaving(form: PlanForm, start: Plan | null, keepWhole: boolean): PlanSaving {
  const [plan, setPlan] = useState(start)
  const [clashes, setClashes] = useState<readonly PlanConflict[]>([])
  const [{ plan: inAddress }, setAddress] = useSearchParams()
  const onSaved = (saved: Plan) => {
    setPlan(saved)
    if (inAddress !== saved.uuid) setAddress({ plan: saved.uuid })
    storeSaved(saved)
  }
  const saver = usePlanSaver({ form, start, keepWhole, onSaved, onClashes: setClashes })
  const save = async () => {
    await saver.saveNow().catch((error: unknown) => {
      showServerErrors(form, error)
      throw error
    })
    // Without moving the focus, because the user is typing elsewhere.
    const wrong = findInvalidFields(form.getValues(), keepWhole)
    showIssues(form, wrong)
    if (wrong[0]) throw new SaveRejectedError(formatIssueWithLabel(wrong[0]))
    if (saver.clashes[0]) throw new SaveRejectedError(saver.clashes[0].says)
  }
  const { state, settle, touch } = useAutosaveHandle({
    form,
    name: getPlanDraftName(plan?.uuid),
    save,
  })
  const decide = (one: PlanConflict, mine: boolean) => {
    saver.decide(one, mine)
    touch()
  }
  return {
    state,
    settle,
    decide,
    saveNow: () => saver.saveNow(),
    keep: (saved) => saver.keep(saved),
    bodyNow: () => saver.bodyNow(),
    plan,
    clashes,
  }
}
