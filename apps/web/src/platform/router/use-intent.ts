import { useRef } from 'react'
import { isSavingData } from './prefetch-queries.ts'

/** As long as the router waits before it preloads the screen of a link. */
const intentDelayMs = 50

interface IntentHandlers {
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * Returns handlers for a button that opens something: fetches it in advance while the button is
 * pointed at or focused. A link does so by itself.
 */
export function useIntent(fetchAhead: () => void): IntentHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  const schedule = () => {
    cancel()
    if (!isSavingData()) timer.current = setTimeout(fetchAhead, intentDelayMs)
  }
  return { onPointerEnter: schedule, onPointerLeave: cancel, onFocus: schedule, onBlur: cancel }
}
