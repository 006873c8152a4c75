import type { ReactNode } from 'react'
import styles from './letter.module.css'

export interface LetterFact {
  readonly name: string
  readonly value: ReactNode
  readonly text?: ReactNode
}

interface LetterProps {
  readonly logo: ReactNode
  readonly from: ReactNode
  readonly where?: ReactNode
  readonly date?: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  readonly facts: readonly LetterFact[]
  /** Supervisors, signature, version. */
  readonly children?: ReactNode
}

/** An offer reads like a letter, not like a form. */
export function Letter({ logo, from, where, date, title, text, facts, children }: LetterProps) {
  return (
    <article className={styles['letter']}>
      <header className={styles['head']}>
        {logo}
        <div><p className={styles['from']}>{from}</p>{where ? <p className={styles['where']}>{where}</p> : null}</div>
        {date ? <p className={styles['date']}>{date}</p> : null}
      </header>
      <h1 className={styles['title']}>{title}</h1>
      <div className={styles['text']}>{text}</div>
      <dl className={styles['facts']}>
        {facts.map((fact) => <div key={fact.name} className={styles['fact']}><dt>{fact.name}</dt><dd>{fact.value}{fact.text ? <p className={styles['small']}>{fact.text}</p> : null}</dd></div>)}
      </dl>
      {children}
    </article>
  )
}
