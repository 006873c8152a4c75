import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Returns whether a row has more content beyond its edges, which then fade to show it.
 * @param content changes with what is in the row
 */
export function useOverflow(row: RefObject<HTMLElement | null>, content: unknown) {
  const [more, setMore] = useState({ before: false, after: false })
  const read = useCallback(() => {
    if (!row.current) return
    const { scrollLeft, clientWidth, scrollWidth } = row.current
    // From right to left, the distance is negative.
    const distance = Math.abs(scrollLeft)
    const [before, after] = [distance > 1, distance + clientWidth < scrollWidth - 1]
    setMore((previous) =>
      previous.before === before && previous.after === after ? previous : { before, after },
    )
  }, [row])
  useEffect(() => {
    if (!row.current) return undefined
    // The observer also fires once immediately.
    const watch = new ResizeObserver(read)
    watch.observe(row.current)
    return () => watch.disconnect()
  }, [row, read, content])
  return { ...more, read }
}
