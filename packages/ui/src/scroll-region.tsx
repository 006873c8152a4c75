import { type ReactNode, useRef } from 'react'
import { useOverflow } from './use-overflow.ts'
import styles from './scroll-region.module.css'

interface ScrollRegionProps {
  readonly label: string
  /** A table that may be wider than its card. */
  readonly children: ReactNode
}

/** Scrolls sideways inside its card, and fades at the edge where there is more. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  const more = useOverflow(region, children)
  return (
    <div
      ref={region}
      className={styles['scroll']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard, too
      tabIndex={0}
      role="region"
      aria-label={label}
      data-before={more.before || undefined}
      data-after={more.after || undefined}
      onScroll={more.read}
    >
      {children}
    </div>
  )
}
