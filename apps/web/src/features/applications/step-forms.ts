import { createContext, useContext, useEffect } from 'react'
import { showSnackbar } from '../../platform/toasts.ts'
import type { Autosaving } from '../../platform/use-autosave.ts'
import { t } from '../../platform/use-texts.ts'

type Settle = Autosaving['settle']

/** The forms of the step that is open: each says whether all of it is kept before the step is left. */
export const StepForms = createContext<Set<Settle> | null>(null)

/** Takes part in leaving the step. */
export function useStepForm(settle: Settle, isOff: boolean): void {
  const forms = useContext(StepForms)
  useEffect(() => {
    if (!isOff) forms?.add(settle)
    return () => {
      forms?.delete(settle)
    }
  }, [forms, settle, isOff])
}

/** Saves all of the step. @returns why something was not kept, or null */
export async function settleStep(forms: ReadonlySet<Settle>): Promise<string | null> {
  const reasons = await Promise.all([...forms].map((settle) => settle()))
  return reasons.find((reason) => reason !== null) ?? null
}

const firstInvalid = () =>
  document.querySelector<HTMLElement>(
    'main [aria-invalid="true"], main fieldset:has(> [role="alert"]) input',
  )

/** The field that says what is wrong gets the focus; where none does, a snackbar says it. The errors are on the screen some frames later. */
export function leadToWrong(because: string, frames = 12): void {
  const field = firstInvalid()
  if (field) field.focus()
  else if (frames > 0) requestAnimationFrame(() => leadToWrong(because, frames - 1))
  else showSnackbar({ severity: 'error', title: t('common.notSaved'), message: because })
}
