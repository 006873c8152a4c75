import { formatDate } from '@fledge/kernel/dates.ts'
import type { ReactNode } from 'react'

/**
 * The hint of a native date field: the chosen day with its month named, since the browser shows bare numbers in an order of its own.
 * @param day yyyy-MM-dd, or nothing yet; a year that is still being typed counts as nothing
 */
export function dayHint(day: unknown, hint?: ReactNode): ReactNode {
  if (typeof day !== 'string' || !/^(?:19|20)\d\d-\d\d-\d\d$/.test(day)) return hint
  return hint ? (
    <>
      {formatDate(day)}. {hint}
    </>
  ) : (
    formatDate(day)
  )
}
