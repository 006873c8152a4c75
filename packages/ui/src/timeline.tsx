import type { ReactNode } from 'react'
import type { Tone } from './badge.tsx'
import { classes } from './classes.ts'
import styles from './timeline.module.css'

export interface TimelineItem {
  readonly id: string
  readonly icon: ReactNode
  readonly tone?: Tone
  readonly title: ReactNode
  /** When, and by whom. */
  readonly meta?: ReactNode
  readonly end?: ReactNode
}

/** Past events, newest first. */
export function EventTimeline({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ol>
      {items.map(({ id, icon, tone = 'slate', title, meta, end }) => (
        <li key={id} className={styles['item']}>
          <span className={classes(styles['dot'], styles[tone])} aria-hidden>
            {icon}
          </span>
          <div className={styles['words']}>
            <p>{title}</p>
            {meta ? <p className={styles['meta']}>{meta}</p> : null}
          </div>
          {end ? <span className={styles['end']}>{end}</span> : null}
        </li>
      ))}
    </ol>
  )
}
