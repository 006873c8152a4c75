import { createContext, useContext, useEffect } from 'react'
import type { Autosaving } from '../../platform/forms.ts'

type Settle = Autosaving['settle']

/** The forms of the step that is open: each says whether all of it is kept before the step is left. */
export const StepForms = createContext<Set<Settle> | null>(null)

/** Takes part in leaving the step. */
export function useStepForm(settle: Settle, isOff: boolean): void {
  const forms = useContext(StepForms)
  useEffect(() => {
    if (!isOff) forms?.add(settle)
    return () => { forms?.delete(settle) }
  }, [forms, settle, isOff])
}

/** Saves all of the step. @returns why something was not kept, or null */
export async function settleStep(forms: ReadonlySet<Settle>): Promise<string | null> {
  const reasons = await Promise.all([...forms].map((settle) => settle()))
  return reasons.find((reason) => reason !== null) ?? null
}

/** The field that says what is wrong. */
export const firstInvalid = (): HTMLElement | null => document.querySelector<HTMLElement>('main [aria-invalid="true"], main fieldset:has(> [role="alert"]) input')
