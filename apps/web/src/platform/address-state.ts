import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** A part of the path: `const id = usePart('offer_id')`. */
export function usePathParam(name: string): string {
  const parts: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return parts[name] ?? ''
}

type Search = Readonly<Record<string, string | readonly string[] | undefined>>

type Change = (change: Search, how?: { readonly push?: boolean }) => void

/**
 * State that lives in the address bar (filters, page, tab), so that it can be shared and gone back to.
 * @returns the query as text values, and a setter that keeps the rest (undefined removes); `push` makes it a step that the back button takes back
 */
export function useSearchParams(): readonly [Search, Change] {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change: Change = (next, { push = false } = {}) => {
    // Of what the address says then, not of what it said when this was drawn: two changes may come after one another.
    const search = (now: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        Object.entries({ ...textOf(now), ...next }).filter(
          ([, value]) => value !== undefined && value !== '',
        ),
      )
    // Not part of the router's own table, see link.tsx.
    void navigate({ to: '.', search, replace: !push, resetScroll: false } as never)
  }
  return [textOf(raw), change]
}

/**
 * The step of a form stands in the address: a reload shows it again, and the back button goes one step back.
 * @param shown the step that is shown; where the address says none it is said there too, so that going back finds it
 * @returns goes to a step
 */
export function useStepParam<S extends string>(shown: S): (to: S, more?: Search) => void {
  const [search, change] = useSearchParams()
  const isSaid = search['step'] !== undefined
  useEffect(() => {
    if (!isSaid) change({ step: shown })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is shown and said matters; the setter is new each time
  }, [isSaid, shown])
  return (to, more = {}) => change({ ...more, step: to }, { push: true })
}

/**
 * A sheet over the page that the address tells of. Opened here it has a step of its own, and closing it goes back over that one; come to by a link it is taken out of the address.
 * @returns what is open, opens, closes
 */
export function useAddressSheet(
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

const textOf = (raw: Readonly<Record<string, unknown>>): Search =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : value === undefined ? undefined : String(value),
    ]),
  )
