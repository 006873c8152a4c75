import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Returns a path parameter: `const id = usePathParam('offer_id')`. */
export function usePathParam(name: string): string {
  const parts: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return parts[name] ?? ''
}

type SearchValues = Readonly<Record<string, string | readonly string[] | undefined>>

type SetSearch = (change: SearchValues, how?: { readonly push?: boolean }) => void

/**
 * State kept in the URL (filters, page, tab), so that it can be shared and restored with the back
 * button.
 * @returns the query as text values, and a setter that keeps all other values (undefined removes
 * one); `push` adds a history entry
 */
export function useSearchParams(): readonly [SearchValues, SetSearch] {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change: SetSearch = (next, { push = false } = {}) => {
    // Uses the query at the time of navigation, not of the last render, because two changes may
    // follow each other.
    const search = (now: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        Object.entries({ ...toTextValues(now), ...next }).filter(
          ([, value]) => value !== undefined && value !== '',
        ),
      )
    // The path is not typed by the router, see link.tsx.
    void navigate({ to: '.', search, replace: !push, resetScroll: false } as never)
  }
  return [toTextValues(raw), change]
}

/**
 * Keeps the step of a form in the URL: a reload shows it again, and the back button returns to the
 * previous step.
 * @param shown the current step; added to the URL if missing, so that going back finds it
 * @returns navigates to a step
 */
export function useStepParam<S extends string>(shown: S): (to: S, more?: SearchValues) => void {
  const [search, change] = useSearchParams()
  const isSaid = search['step'] !== undefined
  useEffect(() => {
    if (!isSaid) change({ step: shown })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is shown and said matters; the setter is new each time
  }, [isSaid, shown])
  return (to, more = {}) => change({ ...more, step: to }, { push: true })
}

/**
 * A sheet over the page whose state is kept in the URL. Opening it here adds a history entry that
 * closing removes; when it was opened by a link, closing removes it from the URL.
 * @returns the open sheet, and functions to open and close it
 */
export function useUrlSheet(
  name: string,
): readonly [string | null, (value: string) => void, () => void] {
  const [search, change] = useSearchParams()
  const value = search[name]
  const shown = typeof value === 'string' ? value : null
  const isOwnStep = useRef(false)
  useEffect(() => {
    if (shown === null) isOwnStep.current = false
  }, [shown])
  const open = (next: string) => {
    isOwnStep.current = true
    change({ [name]: next }, { push: true })
  }
  return [
    shown,
    open,
    () => (isOwnStep.current ? window.history.back() : change({ [name]: undefined })),
  ]
}

const toTextValues = (raw: Readonly<Record<string, unknown>>): SearchValues =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : value === undefined ? undefined : String(value),
    ]),
  )
