import { planDraft } from '@fledge/contract/plans/schema.ts'
import { useRef, useState } from 'react'
import { useAddressState } from '../../platform/address-state.ts'
import { CallError } from '../../platform/call-error.ts'
import { client } from '../../platform/client.ts'
import { useAutosave, type SaveState } from '../../platform/forms.ts'
import { answerKey, queryClient, refresh } from '../../platform/query.ts'
import { say } from '../../platform/use-texts.ts'
import { missingNow, savable, wireNames, type Plan, type PlanForm, type PlanValues } from './plan-form.ts'

// Said at the field without taking the focus: this happens while somebody writes elsewhere.
const isField = (name: string): name is keyof PlanValues => name in planDraft.shape

/** An active plan keeps what it must say: a required field that was emptied is not saved, and tells so. */
function tellEmptied(form: PlanForm, values: PlanValues): void {
  for (const missing of missingNow(values)) {
    const field = wireNames[missing]
    if (field) form.setError(field, { type: 'required', message: say(`plans.missing.${missing}`) })
  }
}

interface Saving {
  readonly state: SaveState
  /** As the server has it; null until a new plan was saved once. */
  readonly plan: Plan | null
  /** Saves now, for what needs the server to know everything. */
  readonly saveNow: () => Promise<Plan>
  readonly keep: (plan: Plan) => void
}

/** Saves a plan while it is written. The first save makes it, and its id goes into the form and the address. */
export function usePlanSaving(form: PlanForm, start: Plan | null, keepWhole: boolean): Saving {
  const [plan, setPlan] = useState(start)
  const [, setAddress] = useAddressState()
  // One after the other: two first saves at once would make two plans.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const send = async () => {
    const values: PlanValues = form.getValues()
    if (keepWhole) tellEmptied(form, values)
    const { payload } = await client.plans.saveDraft({ body: savable(values, keepWhole) })
    if (!values.id) form.setValue('id', payload.uuid)
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
  const state = useAutosave({
    // Under its id as soon as it has one, so that a reload finds what was not yet sent.
    form, name: `plans/edit/${plan?.uuid ?? 'new'}`,
    save: () => saveNow().catch((error: unknown) => {
      if (error instanceof CallError) for (const [field, message] of Object.entries(error.fields)) if (isField(field)) form.setError(field, { type: 'server', message })
      throw error
    }),
  })
  return { state, plan, saveNow, keep }
}
