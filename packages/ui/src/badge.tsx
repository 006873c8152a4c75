import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './badge.module.css'

/**
 * Amber: needs your action · teal: agreed, done · violet: in review · blue: sent, interviewed ·
 * red: ended by someone · slate: expired, inactive.
 */
export type Tone = 'slate' | 'blue' | 'teal' | 'amber' | 'violet' | 'red'

/** A status in one of six tones. The text carries the meaning, the tone only supports it. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={classes(styles['badge'], styles[tone])}>{children}</span>
}

/** Number of tasks waiting for the reader, in solid accent. */
export function CountBadge({ count }: { readonly count: number }) {
  return count > 0 ? <span className={styles['count']}>{count > 99 ? '99+' : count}</span> : null
}

/** A keyboard key. */
export function KeyCap({ children }: { readonly children: ReactNode }) {
  return <kbd className={styles['key']}>{children}</kbd>
}
