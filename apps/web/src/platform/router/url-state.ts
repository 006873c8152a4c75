import {
  afterHistorySettles,
  goBack,
  restoreOverlays,
  runBelowOverlays,
} from '@fledge/ui/overlay-history.ts'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Returns a path parameter: `const id = usePathParam('offer_id')`. */
export function usePathParam(name: string): string {
  const parts: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return parts[name] ?? ''
}

type SearchValues = Readonly<Record<string, string | readonly string[] | undefined>>

interface SearchChangeOptions {
  readonly push?: boolean
  /** Dialog that the added history entry opens. */
  readonly dialog?: string
}

type SetSearch = (change: SearchValues, options?: SearchChangeOptions) => void

/**
 * State kept in the URL (filters, page, tab), so that it can be shared and restored with the back
 * button.
 * @returns the query as text values, and a setter that keeps all other values (undefined removes
 * one); `push` adds a history entry
 */
export function useSearchParams(): readonly [SearchValues, SetSearch] {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change: SetSearch = (next, { push = false, dialog } = {}) => {
    // Uses the query at the time of navigation, not of the last render, because two changes may
    // follow each other.
    const search = (now: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        Object.entries({ ...toTextValues(now), ...next }).filter(
          ([, value]) => value !== undefined && value !== '',
        ),
      )
    // A replaced entry still belongs to its dialog.
    const state = push ? (dialog === undefined ? {} : { dialog }) : true
    // The path is not typed by the router, see link.tsx.
    void navigate({ to: '.', search, state, replace: !push, resetScroll: false } as never)
  }
  return [toTextValues(raw), change]
}

/**
 * Keeps the step of a form in the URL: a reload shows it again, and the back button returns to the
 * previous step.
 * @param currentStep the current step; added to the URL if missing, so that going back finds it
 * @returns navigates to a step
 */
export function useStepParam<S extends string>(
  currentStep: S,
): (to: S, more?: SearchValues) => void {
  const [search, change] = useSearchParams()
  const isInUrl = search['step'] !== undefined
  useEffect(() => {
    if (!isInUrl) change({ step: currentStep })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the step and whether the URL has one matter; the setter is new each time
  }, [isInUrl, currentStep])
  return (to, more = {}) => change({ ...more, step: to }, { push: true })
}

interface DialogParam {
  /** What the dialog shows; null while it is closed. */
  readonly shown: string | null
  /** @param others further parameters of the dialog, removed with it */
  readonly open: (value: string, others?: SearchValues) => void
  readonly close: () => void
}

/** Whether the dialog was opened on this page, and its page is the history entry below. */
function isOpenedHere(name: string): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'dialog' in state && state.dialog === name
}

/** Goes back to the page below a dialog, once: a second press may come before the first is done. */
function leaveDialogEntry(name: string): void {
  if (!isOpenedHere(name)) return
  goBack(1)
  afterHistorySettles(restoreOverlays)
}

/**
 * A dialog with an address: what it shows is a parameter of the URL. Opening it adds a history
 * entry, so that the back button closes it; closing it goes back. When a link opened it, there is
 * nothing to go back to, and closing removes it from the URL.
 * @param others names of its further parameters
 */
export function useDialogParam(name: string, others: readonly string[] = []): DialogParam {
  const [search, change] = useSearchParams()
  const value = search[name]
  const names = [name, ...others]
  return {
    shown: typeof value === 'string' ? value : null,
    open: (next, more = {}) => change({ [name]: next, ...more }, { push: true, dialog: name }),
    close: () =>
      isOpenedHere(name)
        ? runBelowOverlays(() => leaveDialogEntry(name))
        : change(Object.fromEntries(names.map((each) => [each, undefined]))),
  }
}

const toTextValues = (raw: Readonly<Record<string, unknown>>): SearchValues =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : value === undefined ? undefined : String(value),
    ]),
  )
