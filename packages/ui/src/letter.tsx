import type { ReactNode } from 'react'
import styles from './letter.module.css'

export interface LetterFact {
  readonly name: string
  readonly value: ReactNode
  readonly text?: ReactNode
}

export type LetterLevel = 1 | 2 | 3

interface LetterProps {
  readonly logo: ReactNode
  readonly from: ReactNode
  readonly location?: ReactNode
  readonly date?: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  readonly facts: readonly LetterFact[]
  /** Heading level of its title; 2 or 3 below a page's own heading. */
  readonly level?: LetterLevel
  /** Supervisors, signature, version. */
  readonly children?: ReactNode
}

/** An offer, laid out as a letter. */
export function Letter({
  logo,
  from,
  location,
  date,
  title,
  text,
  facts,
  level = 1,
  children,
}: LetterProps) {
  const Heading = `h${level}` as const
  return (
    <article className={styles['letter']}>
      <header className={styles['head']} data-short={location ? undefined : true}>
        {logo}
        <div>
          <p className={styles['from']}>{from}</p>
          {location ? <p className={styles['where']}>{location}</p> : null}
        </div>
        {date ? <p className={styles['date']}>{date}</p> : null}
      </header>
      <Heading className={styles['title']}>{title}</Heading>
      <div className={styles['text']}>{text}</div>
      <dl className={styles['facts']}>
        {facts.map((fact) => (
          <div key={fact.name} className={styles['fact']}>
            <dt>{fact.name}</dt>
            <dd>
              {fact.value}
              {fact.text ? <p className={styles['small']}>{fact.text}</p> : null}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  )
}
