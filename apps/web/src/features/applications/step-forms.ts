import { createContext, useContext, useEffect } from 'react'
import { showSnackbar } from '../../platform/shell/toasts.ts'
import type { Saving } from '../../platform/forms/use-saved-form.ts'
import { t } from '../../platform/i18n/use-texts.ts'

type Settle = Saving['settle']

/**
 * Forms of the open step; each reports whether everything is saved before the user leaves the step.
 */
export const StepForms = createContext<Set<Settle> | null>(null)

/** Registers a form with the open step. */
export function useStepForm(settle: Settle, isOff: boolean): void {
  const forms = useContext(StepForms)
  useEffect(() => {
    if (!isOff) forms?.add(settle)
    return () => {
      forms?.delete(settle)
    }
  }, [forms, settle, isOff])
}

/**
 * Saves all forms of the step.
 * @returns the reason why something was not saved, or null
 */
export async function settleStep(forms: ReadonlySet<Settle>): Promise<string | null> {
  const reasons = await Promise.all([...forms].map((settle) => settle()))
  return reasons.find((reason) => reason !== null) ?? null
}

const findFirstInvalid = () =>
  document.querySelector<HTMLElement>(
    'main [aria-invalid="true"], main fieldset:has(> [role="alert"]) input',
  )

/**
 * Focuses the invalid field, or shows a toast when there is none. Waits some frames for the errors
 * to render.
 */
export function focusFirstError(because: string, frames = 12): void {
  const field = findFirstInvalid()
  if (field) field.focus()
  else if (frames > 0) requestAnimationFrame(() => focusFirstError(because, frames - 1))
  else showSnackbar({ severity: 'error', title: t('common.notSaved'), message: because })
}
