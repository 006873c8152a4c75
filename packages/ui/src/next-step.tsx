import { IconClock } from './icons/clock.tsx'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './next-step.module.css'

interface NextStepProps {
  /** Deadline in accent colour: "First answer due Friday 20 November". */
  readonly due?: ReactNode
  /** Nothing is due: the line is secondary instead. */
  readonly calm?: boolean
  readonly title: ReactNode
  readonly text?: ReactNode
  /** The page's only accent button. */
  readonly action?: ReactNode
  /** Up to three NextStepRow. */
  readonly rows?: ReactNode
  /** What others are working on, and since when. */
  readonly foot?: ReactNode
  readonly footEnd?: ReactNode
  readonly children?: ReactNode
  /** 2 below a page's own heading. */
  readonly level?: 1 | 2
}

/** The first card of a dashboard: the next task, its deadline and one button. */
export function NextStepPanel({
  due,
  calm,
  title,
  text,
  action,
  rows,
  foot,
  footEnd,
  children,
  level = 1,
}: NextStepProps) {
  const Heading = `h${level}` as const
  return (
    <section className={styles['card']}>
      <div className={styles['top']}>
        <div className={styles['words']}>
          {due ? (
            <p className={classes(styles['due'], calm && styles['calm'])}>
              <IconClock size={16} aria-hidden />
              {due}
            </p>
          ) : null}
          <Heading className={styles['title']}>{title}</Heading>
          {text ? <p className={styles['text']}>{text}</p> : null}
        </div>
        {action ? <div className={styles['action']}>{action}</div> : null}
      </div>
      {children ? <div className={styles['body']}>{children}</div> : null}
      {rows ? <ul className={styles['rows']}>{rows}</ul> : null}
      {foot ? (
        <footer className={styles['foot']}>
          <IconClock size={16} aria-hidden />
          <span>{foot}</span>
          {footEnd ? <span className={styles['footEnd']}>{footEnd}</span> : null}
        </footer>
      ) : null}
    </section>
  )
}

/** A person, the pending task with its dates, and one action. */
export function NextStepRow({
  person,
  task,
  date,
  action,
}: {
  readonly person: ReactNode
  readonly task: ReactNode
  readonly date: ReactNode
  readonly action: ReactNode
}) {
  return (
    <li className={styles['row']}>
      <div>{person}</div>
      <div>{task}</div>
      <div>{date}</div>
      <div>{action}</div>
    </li>
  )
}
