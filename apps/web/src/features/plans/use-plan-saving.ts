import { planDraft } from '@fledge/contract/plans/schema.ts'
import { useRef, useState } from 'react'
import { useAddressState } from '../../platform/address-state.ts'
import { NotKept } from '../../platform/autosaver.ts'
import { CallError } from '../../platform/call-error.ts'
import { client } from '../../platform/client.ts'
import { renameDraft } from '../../platform/drafts.ts'
import { useAutosaving, type Autosaving, type SaveState } from '../../platform/forms.ts'
import { useDraftOwner } from '../../platform/kept.ts'
import { answerKey, queryClient, refresh } from '../../platform/query.ts'
import { say, t, type TextKey } from '../../platform/use-texts.ts'
import { savable, wrongNow, type Open } from './plan-check.ts'
import type { Plan, PlanForm, PlanValues } from './plan-form.ts'

const isField = (name: string): name is keyof PlanValues => name in planDraft.shape
const ours = 'notKept'

/** The sentence of what is open: a key of the catalogue, or the schema's own words. */
export const sayOpen = ({ because }: Pick<Open, 'because'>): string => (because.startsWith('plans.') ? say(because) : because)

const labels: Readonly<Partial<Record<keyof PlanValues, TextKey>>> = {
  name: 'plans.field.name', description: 'plans.field.description', responsibilities: 'plans.field.responsibilities', hours_a_week: 'plans.field.hours', working_from: 'plans.field.from', working_to: 'plans.field.to',
  openings: 'plans.field.openings', stipend_amount: 'plans.field.amount', job_description: 'plans.field.jd',
}

/** The same where the field is not in sight: its name first, where the sentence does not say it. */
export function sayOpenByName(one: Open): string {
  const label = labels[one.field]
  return label && !one.because.startsWith('plans.') ? `${t(label)}: ${sayOpen(one)}` : sayOpen(one)
}

/** Says at each field what is open there, and takes back what was said and is mended. @param focus goes to the first of them */
export function tellAt(form: PlanForm, open: readonly Open[], focus = false): void {
  const named = new Set<string>(open.map((one) => one.field))
  for (const name of Object.keys(planDraft.shape)) if (isField(name) && !named.has(name) && form.getFieldState(name).error?.type === ours) form.clearErrors(name)
  for (const [index, one] of open.entries()) form.setError(one.field, { type: ours, message: sayOpen(one) }, { shouldFocus: focus && index === 0 })
}

interface Saving {
  readonly state: SaveState
  /** As the server has it; null until a new plan was saved once. */
  readonly plan: Plan | null
  /** Saves now, for what needs the server to know everything. */
  readonly saveNow: () => Promise<Plan>
  readonly settle: Autosaving['settle']
  readonly keep: (plan: Plan) => void
}

const draftOf = (id: string | undefined) => `plans/edit/${id ?? 'new'}`

/** Saves a plan while it is written. The first save makes it, and its id goes into the form and the address. What is not kept is told at its field, and never called saved. */
export function usePlanSaving(form: PlanForm, start: Plan | null, keepWhole: boolean): Saving {
  const [plan, setPlan] = useState(start)
  const [, setAddress] = useAddressState()
  const owner = useDraftOwner()
  // One after the other: two first saves at once would make two plans.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const send = async () => {
    const values: PlanValues = form.getValues()
    const { payload } = await client.plans.saveDraft({ body: savable(values, keepWhole) })
    if (!values.id) {
      form.setValue('id', payload.uuid)
      // Under its id as soon as it has one, so that a reload finds what was not yet sent, and the next new plan starts empty.
      await renameDraft(owner, draftOf(undefined), draftOf(payload.uuid))
    }
    keep(payload)
    return payload
  }
  const keep = (saved: Plan) => {
    setPlan(saved)
    if (!plan) setAddress({ plan: saved.uuid })
    queryClient.setQueryData(answerKey('plans', 'getPlan', { params: { id: saved.uuid } }), { payload: saved, count: 1, message: '' })
    void refresh(['listPlans', 'listPlanOptions', 'listChecklist'])
  }
  const saveNow = () => {
    const next = last.current.catch(() => null).then(send)
    last.current = next
    return next
  }
  const save = async () => {
    await saveNow().catch((error: unknown) => {
      if (error instanceof CallError) for (const [field, message] of Object.entries(error.fields)) if (isField(field)) form.setError(field, { type: 'server', message })
      throw error
    })
    // Without taking the focus: this happens while somebody writes elsewhere.
    const wrong = wrongNow(form.getValues(), keepWhole)
    tellAt(form, wrong)
    if (wrong[0]) throw new NotKept(sayOpenByName(wrong[0]))
  }
  return { ...useAutosaving({ form, name: draftOf(plan?.uuid), save }), plan, saveNow, keep }
}
