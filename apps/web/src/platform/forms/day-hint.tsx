import { formatDate } from '@fledge/kernel/dates.ts'
import type { ReactNode } from 'react'

/**
 * Returns the hint of a native date field: the chosen date with its month spelled out, since
 * browsers show digits in an order of their own.
 * @param day yyyy-MM-dd, or nothing yet; an incomplete year counts as nothing
 */
export function renderDayHint(day: unknown, hint?: ReactNode): ReactNode {
  if (typeof day !== 'string' || !/^(?:19|20)\d\d-\d\d-\d\d$/.test(day)) return hint
  return hint ? (
    <>
      {formatDate(day)}. {hint}
    </>
  ) : (
    formatDate(day)
  )
}
