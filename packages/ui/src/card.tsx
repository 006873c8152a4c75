import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { HeadingLevelContext } from './heading-level.ts'
import { TakeOverBoundary } from './take-over-boundary.tsx'
import styles from './card.module.css'

interface CardProps {
  readonly title?: ReactNode
  readonly count?: number | undefined
  /** A link or secondary text at the right of the header. */
  readonly side?: ReactNode
  readonly foot?: ReactNode
  /** No padding: the children are rows or a list. */
  readonly flush?: boolean
  /** No line below the header. */
  readonly borderless?: boolean
  readonly children?: ReactNode
  readonly className?: string
  /**
   * Heading level of the title, 2 by default. Null: the title names the card without being a
   * heading, for example above the page's own.
   */
  readonly level?: 1 | 2 | 3 | null
}

/** A bordered card: header with title, count and link, body, footer. */
export function Card({
  title,
  count,
  side,
  foot,
  flush,
  borderless,
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
        <header className={classes(styles['head'], borderless && styles['bare'])}>
          <Title className={styles['title']} id={id}>
            {title}
          </Title>
          {count === undefined ? null : <span className={styles['count']}>{count}</span>}
          {side ? <div className={styles['side']}>{side}</div> : null}
        </header>
      ) : null}
      <HeadingLevelContext value={title && level !== null && level > 1 ? 3 : 2}>
        <TakeOverBoundary>
          {flush ? children : children ? <div className={styles['body']}>{children}</div> : null}
        </TakeOverBoundary>
      </HeadingLevelContext>
      {foot ? (
        <footer className={styles['foot']} data-reasons="shown">
          {foot}
        </footer>
      ) : null}
    </section>
  )
}

/** A list inside a flush card, with lines between its rows. */
export function CardList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['rows']}>{children}</ul>
}

/** A row: leading element, content, and an action at the end. */
export function CardListItem({
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

/** A secondary line of 12 px; with `due` in accent colour. */
export function Meta({ due, children }: { readonly due?: boolean; readonly children: ReactNode }) {
  return <div className={due ? styles['due'] : styles['small']}>{children}</div>
}

/** Names and values in two columns. A name that several values in a row share is shown once. */
export function FactList({
  facts,
}: {
  readonly facts: readonly { readonly name: ReactNode; readonly value: ReactNode }[]
}) {
  return (
    <dl className={styles['facts']}>
      {facts.map((fact, index) => [
        fact.name === facts[index - 1]?.name ? null : <dt key={`n${index}`}>{fact.name}</dt>,
        <dd key={`v${index}`}>{fact.value}</dd>,
      ])}
    </dl>
  )
}
