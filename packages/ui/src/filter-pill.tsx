import { Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './theme/widgets.css'
import { classes } from './classes.ts'
import styles from './filter-pill.module.css'

interface FilterPillProps {
  readonly label: string
  /** How many of its options are on. */
  readonly chosen?: number
  readonly children: ReactNode
  readonly width?: number
}

/** A pill of 36 that opens a popover of 384 with its options. */
export function FilterPill({ label, chosen = 0, children, width = 384 }: FilterPillProps) {
  return (
    <Popover position="bottom-start" width={width} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className={classes(styles['pill'], chosen > 0 && styles['on'])}>{label}{chosen > 0 ? <span className={styles['number']}>{chosen}</span> : null}<IconChevronDown size={16} aria-hidden /></button>
      </Popover.Target>
      <Popover.Dropdown className={styles['drop'] ?? ''} aria-label={label}>{children}</Popover.Dropdown>
    </Popover>
  )
}
