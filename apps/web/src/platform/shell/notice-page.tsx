import type { ReactNode } from 'react'
import styles from './notice-page.module.css'
import { useTitle } from './title.ts'

interface NoticePageProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: ReactNode
  /** What the user can do, each a sentence. */
  readonly steps?: readonly ReactNode[]
  readonly stepsTitle?: string
  readonly actions?: ReactNode
  /** Further content before the actions. */
  readonly more?: ReactNode
}

/** A page that explains why the user cannot continue and what to do instead. */
export function NoticePage({
  icon,
  title,
  text,
  steps = [],
  stepsTitle,
  actions,
  more,
}: NoticePageProps) {
  useTitle(title)
  return (
    <div className={styles['page']}>
      <span className={styles['tile']} aria-hidden>
        {icon}
      </span>
      <h1>{title}</h1>
      <p className={styles['text']}>{text}</p>
      {steps.length > 0 ? (
        <section className={styles['steps']}>
          {stepsTitle ? <h2>{stepsTitle}</h2> : null}
          <ul>
            {steps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {more ? <div className={styles['more']}>{more}</div> : null}
      {actions ? <div className={styles['actions']}>{actions}</div> : null}
    </div>
  )
}
