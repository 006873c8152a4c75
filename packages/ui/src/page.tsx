import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './page.module.css'

interface PageHeaderProps {
  readonly title: ReactNode
  readonly eyebrow?: ReactNode
  readonly text?: ReactNode
  readonly actions?: ReactNode
}

/** The only h1 of a screen, a sentence below it, and the actions. */
export function PageHeader({ title, eyebrow, text, actions }: PageHeaderProps) {
  return (
    <div className={styles['head']}>
      <div className={styles['words']}>
        {eyebrow ? <p className={styles['over']}>{eyebrow}</p> : null}
        <h1 className={styles['title']}>{title}</h1>
        {text ? <p className={styles['text']}>{text}</p> : null}
      </div>
      {actions ? (
        <div className={styles['actions']} data-reasons="shown">
          {actions}
        </div>
      ) : null}
    </div>
  )
}

/** Main column and a side column of 320 px; a single column below 900 px. */
export function ColumnLayout({
  main,
  side,
  sticky,
}: {
  readonly main: ReactNode
  readonly side: ReactNode
  readonly sticky?: boolean
}) {
  return (
    <div className={styles['columns']}>
      <Stack>{main}</Stack>
      <div className={classes(sticky && styles['sticky'])}>
        <Stack>{side}</Stack>
      </div>
    </div>
  )
}

/** Vertical stack with a gap of 24 px (12 when tight). */
export function Stack({
  children,
  tight,
  narrow,
  centred,
}: {
  readonly children: ReactNode
  readonly tight?: boolean
  readonly narrow?: boolean
  /** A narrow centred page without a side column. */
  readonly centred?: boolean
}) {
  return (
    <div
      className={classes(
        styles['stack'],
        tight && styles['tight'],
        narrow && styles['narrow'],
        centred && styles['centred'],
      )}
    >
      {children}
    </div>
  )
}

/**
 * Horizontal, wrapping group. @param reasons why a button is disabled is shown above the group, not
 * only on hover
 */
export function Group({
  children,
  reasons,
}: {
  readonly children: ReactNode
  readonly reasons?: boolean
}) {
  return (
    <div className={styles['group']} data-reasons={reasons ? 'shown' : undefined}>
      {children}
    </div>
  )
}
