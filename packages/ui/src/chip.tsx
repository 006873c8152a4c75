import { IconCheck } from './icons/check.tsx'
import { IconMinus } from './icons/minus.tsx'
import { IconX } from './icons/x.tsx'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './badge.module.css'

interface ChipProps {
  readonly children: ReactNode
  /** `met` and `missing` for a requirement that is fulfilled or not. */
  readonly state?: 'plain' | 'met' | 'missing'
  readonly check?: boolean
  readonly onRemove?: () => void
  readonly removeLabel?: string
}

/** A short fact, or an active filter with a remove button. */
export function Chip({ children, state = 'plain', check, onRemove, removeLabel }: ChipProps) {
  return (
    <span
      className={classes(
        styles['chip'],
        state !== 'plain' && styles[state],
        onRemove && styles['removable'],
      )}
    >
      {state === 'missing' ? <IconMinus size={12} aria-hidden /> : null}
      {check ? <IconCheck size={14} aria-hidden /> : null}
      {children}
      {onRemove ? (
        <button
          type="button"
          className={styles['cross']}
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <IconX size={14} aria-hidden />
        </button>
      ) : null}
    </span>
  )
}

/** Chips in a wrapping row. */
export function Chips({ children }: { readonly children: ReactNode }) {
  return <div className={styles['chips']}>{children}</div>
}
