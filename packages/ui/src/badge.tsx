import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './badge.module.css'

/** Amber waits for you · teal agreed, done · violet in review · blue sent, interviewed · red ended by someone · slate lapsed, inactive. */
export type Tone = 'slate' | 'blue' | 'teal' | 'amber' | 'violet' | 'red'

/** A status in one of six tones; the word says it, the tone only helps. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={classes(styles['badge'], styles[tone])}>{children}</span>
}

/** How many wait for the reader: solid accent. */
export function CountBadge({ count }: { readonly count: number }) {
  return count > 0 ? <span className={styles['count']}>{count > 99 ? '99+' : count}</span> : null
}

/** A key of the keyboard. */
export function KeyCap({ children }: { readonly children: ReactNode }) {
  return <kbd className={styles['key']}>{children}</kbd>
}
