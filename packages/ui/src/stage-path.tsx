import { IconCheck } from './icons/check.tsx'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './stage-path.module.css'

export interface PathStage {
  readonly name: string
  /** The pending task, or when it was done. */
  readonly text?: ReactNode
  readonly state: 'done' | 'current' | 'coming'
  /** The reader's turn, in accent colour. */
  readonly due?: boolean
}

/**
 * Progress through stages: bars of 4 px, completed ones with a check, the current one half filled.
 * @param label name of the process
 */
export function StagePath({
  stages,
  label,
}: {
  readonly stages: readonly PathStage[]
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
