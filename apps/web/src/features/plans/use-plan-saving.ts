import { planDraft, type PlanSaveBody } from '@fledge/contract/plans/schema.ts'
import { useRef, useState } from 'react'
import { useSearchParams } from '../../platform/address-state.ts'
import { NotKept, type SaveState } from '../../platform/autosaver.ts'
import { ApiError } from '../../platform/api-error.ts'
import { useDraftOwner } from '../../platform/draft-state.ts'
import { apiQueryKey, queryClient, refresh } from '../../platform/query.ts'
import { useAutosaving, type Autosaving } from '../../platform/use-autosave.ts'
import { translate, t, type TextKey } from '../../platform/use-texts.ts'
import { wrongNow, type Open } from './plan-check.ts'
import type { Conflict } from './plan-conflicts.ts'
import { isPlanField, type Plan, type PlanForm, type PlanValues } from './plan-form.ts'
import { draftOf, PlanSaver, type SaverParts } from './plan-saver.ts'

const ours = 'notKept'

/** The sentence of what is open: a key of the catalogue, or the schema's own words. */
export const sayOpen = ({ because }: Pick<Open, 'because'>): string =>
  because.startsWith('plans.') ? translate(because) : because

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
/** What a field is called. */
export const labelOf = (field: keyof PlanValues): string => {
  const key = labels[field]
  return key ? t(key) : field
}

/** The same where the field is not in sight: its name first, where the sentence does not say it. */
export function sayOpenByName(one: Open): string {
  const label = labels[one.field]
  return label && !one.because.startsWith('plans.') ? `${t(label)}: ${sayOpen(one)}` : sayOpen(one)
}

/** Says at each field what is open there, and takes back what was said and is mended. @param focus goes to the first of them */
export function tellAt(form: PlanForm, open: readonly Open[], focus = false): void {
  const named = new Set<string>(open.map((one) => one.field))
  for (const name of Object.keys(planDraft.shape))
    if (isPlanField(name) && !named.has(name) && form.getFieldState(name).error?.type === ours)
      form.clearErrors(name)
  for (const [index, one] of open.entries())
    form.setError(
      one.field,
      { type: ours, message: sayOpen(one) },
      { shouldFocus: focus && index === 0 },
    )
}

export interface Saving {
  readonly state: SaveState
  /** As the server has it; null until a new plan was saved once. */
  readonly plan: Plan | null
  /** Saves now, for what needs the server to know everything. */
  readonly saveNow: () => Promise<Plan>
  readonly settle: Autosaving['settle']
  readonly keep: (plan: Plan) => void
  /** What is the writer's own, with what they saw: never more, so that nobody else's words are sent back over theirs. */
  readonly bodyNow: () => PlanSaveBody
  readonly clashes: readonly Conflict[]
  /** Decides a clash: whose words stay. */
  readonly decide: (clash: Conflict, mine: boolean) => void
}

/** What was saved is what is read next; the lists that show it are read again. */
function storeSaved(saved: Plan): void {
  queryClient.setQueryData(apiQueryKey('plans', 'getPlan', { params: { id: saved.uuid } }), {
    payload: saved,
    count: 1,
    message: '',
  })
  void refresh(['listPlans', 'listPlanOptions', 'listChecklist'])
}

/** What the server refuses is told at its field. */
function tellRefused(form: PlanForm, error: unknown): void {
  if (!(error instanceof ApiError)) return
  for (const [field, message] of Object.entries(error.fields))
    if (isPlanField(field)) form.setError(field, { type: 'server', message })
}

/** One saver for as long as the form is open; what it saved it tells to the newest `onSaved`. */
function usePlanSaver({ onSaved, ...parts }: Omit<SaverParts, 'owner'>): PlanSaver {
  const owner = useDraftOwner()
  const told = useRef(onSaved)
  told.current = onSaved
  const [saver] = useState(
    () => new PlanSaver({ ...parts, owner, onSaved: (saved) => told.current(saved) }),
  )
  return saver
}

/** Saves a plan while it is written. The first save makes it, and its id goes into the form and the address. What is not kept is told at its field, and never called saved. */
export function usePlanSaving(form: PlanForm, start: Plan | null, keepWhole: boolean): Saving {
  const [plan, setPlan] = useState(start)
  const [clashes, setClashes] = useState<readonly Conflict[]>([])
  const [{ plan: inAddress }, setAddress] = useSearchParams()
  const onSaved = (saved: Plan) => {
    setPlan(saved)
    if (inAddress !== saved.uuid) setAddress({ plan: saved.uuid })
    storeSaved(saved)
  }
  const saver = usePlanSaver({ form, start, keepWhole, onSaved, onClashes: setClashes })
  const save = async () => {
    await saver.saveNow().catch((error: unknown) => {
      tellRefused(form, error)
      throw error
    })
    // Without taking the focus: this happens while somebody writes elsewhere.
    const wrong = wrongNow(form.getValues(), keepWhole)
    tellAt(form, wrong)
    if (wrong[0]) throw new NotKept(sayOpenByName(wrong[0]))
    if (saver.clashes[0]) throw new NotKept(saver.clashes[0].says)
  }
  const { state, settle, touch } = useAutosaving({ form, name: draftOf(plan?.uuid), save })
  const decide = (one: Conflict, mine: boolean) => {
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
