import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './stage-path.module.css'

export interface Stage {
  readonly name: string
  /** What waits, or when it was. */
  readonly text?: ReactNode
  readonly state: 'done' | 'current' | 'coming'
  /** The reader's turn: in accent. */
  readonly due?: boolean
}

/** Where somebody stands: bars 4 high, done with a check, the current one half filled. @param label what path it is */
export function StagePath({
  stages,
  label,
}: {
  readonly stages: readonly Stage[]
  readonly label: string
}) {
  return (
    <ol
      className={styles['path']}
      style={{ gridTemplateColumns: `repeat(${stages.length}, minmax(0, 1fr))` }}
      aria-label={label}
    >
      {stages.map(({ name, text, state, due }) => (
        <li
          key={name}
          className={classes(
            styles['stage'],
            state !== 'coming' && styles[state],
            due && styles['due'],
          )}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <div className={styles['bar']}>
            <i style={{ width: state === 'done' ? '100%' : state === 'current' ? '50%' : 0 }} />
          </div>
          <p className={styles['name']}>
            {state === 'done' ? <IconCheck size={16} aria-hidden /> : null}
            {name}
          </p>
          {text ? <p className={styles['text']}>{text}</p> : null}
        </li>
      ))}
    </ol>
  )
}
