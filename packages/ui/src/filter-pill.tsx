import { IconChevronDown } from './icons/chevron-down.tsx'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './filter-pill.module.css'
import { PopoverButton } from './popover-button.tsx'

interface FilterPillProps {
  readonly label: string
  /** Number of selected options. */
  readonly selectedCount?: number
  readonly children: ReactNode
  readonly width?: number
}

/** A pill of 36 px that opens a popover of 384 px with its options. */
export function FilterPill({ label, selectedCount = 0, children, width = 384 }: FilterPillProps) {
  return (
    <PopoverButton
      className={classes(styles['pill'], selectedCount > 0 && styles['on'])}
      position="bottom-start"
      width={width}
      drop={{ label, className: styles['drop'] ?? '' }}
      inside={
        <>
          <span className={styles['label']}>{label}</span>
          {selectedCount > 0 ? <span className={styles['number']}>{selectedCount}</span> : null}
          <IconChevronDown size={16} aria-hidden />
        </>
      }
    >
      {children}
    </PopoverButton>
  )
}
