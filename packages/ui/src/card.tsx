import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { LevelBelow } from './level-below.ts'
import styles from './card.module.css'

interface CardProps {
  readonly title?: ReactNode
  readonly count?: number
  /** A link or a dim word at the right of the header. */
  readonly side?: ReactNode
  readonly foot?: ReactNode
  /** No padding of its own: the children are rows or a list. */
  readonly flush?: boolean
  /** No line under the header. */
  readonly bare?: boolean
  readonly children?: ReactNode
  readonly className?: string
  /** Level of the title; 2 unless told. Null: it names the card and is no heading, as above the page's own. */
  readonly level?: 1 | 2 | 3 | null
}

/** A bordered card: header with title, count and link, body, foot. */
export function Card({
  title,
  count,
  side,
  foot,
  flush,
  bare,
  children,
  className,
  level = 2,
}: CardProps) {
  const id = useId()
  const Title = level === null ? 'p' : (`h${level}` as const)
  return (
    <section
      className={classes(styles['card'], className)}
      aria-labelledby={title ? id : undefined}
    >
      {title ? (
        <header className={classes(styles['head'], bare && styles['bare'])}>
          <Title className={styles['title']} id={id}>
            {title}
          </Title>
          {count === undefined ? null : <span className={styles['count']}>{count}</span>}
          {side ? <div className={styles['side']}>{side}</div> : null}
        </header>
      ) : null}
      <LevelBelow value={title && level !== null && level > 1 ? 3 : 2}>
        {flush ? children : children ? <div className={styles['body']}>{children}</div> : null}
      </LevelBelow>
      {foot ? (
        <footer className={styles['foot']} data-reasons="shown">
          {foot}
        </footer>
      ) : null}
    </section>
  )
}

/** A list inside a flush card: lines between its rows. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['rows']}>{children}</ul>
}

/** One row: a leading piece, what it says, and an action at the end. */
export function Row({
  lead,
  children,
  end,
}: {
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly end?: ReactNode
}) {
  return (
    <li className={styles['row']}>
      {lead}
      <div className={styles['grow']}>{children}</div>
      {end}
    </li>
  )
}

/** Dim 12 px line. With `due`, in accent: what is due. */
export function Meta({ due, children }: { readonly due?: boolean; readonly children: ReactNode }) {
  return <div className={due ? styles['due'] : styles['small']}>{children}</div>
}

/** Names and values in two columns. */
export function Facts({
  facts,
}: {
  readonly facts: readonly { readonly name: ReactNode; readonly value: ReactNode }[]
}) {
  return (
    <dl className={styles['facts']}>
      {facts.map((fact, index) => [
        <dt key={`n${index}`}>{fact.name}</dt>,
        <dd key={`v${index}`}>{fact.value}</dd>,
      ])}
    </dl>
  )
}
