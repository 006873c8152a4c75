import { IconCheck } from './icons/check.tsx'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './stepper.module.css'

export interface StepItem {
  readonly id: string
  readonly name: string
  readonly text?: string
  readonly state: 'done' | 'missing' | 'current' | 'coming'
}

interface StepperProps {
  readonly steps: readonly StepItem[]
  readonly current: string
  readonly title: string
  /** "4 of 8 done". */
  readonly progress: string
  /** Wraps a step in the caller's link: `(step, className, inside) => <Link …>`. */
  readonly link: (
    step: StepItem,
    className: string,
    inside: ReactNode,
    isCurrent: boolean,
  ) => ReactNode
  readonly foot?: ReactNode
  /** Back link, hint and next button, in a sticky bar. */
  readonly back?: ReactNode
  readonly next?: ReactNode
  readonly children: ReactNode
}

/**
 * A long form: its steps at the left (280 px), the page, and a bar with back and next. Below 900 px
 * the steps are bars.
 */
export function Stepper({ back, next, children, ...navigation }: StepperProps) {
  return (
    <div className={styles['frame']}>
      <aside className={styles['side']}>
        <StepNavigation {...navigation} />
      </aside>
      <div className={styles['main']}>
        <div className={styles['body']}>{children}</div>
        {back || next ? (
          <div className={styles['bar']}>
            {back}
            <div className={styles['end']} data-reasons="shown">
              {next}
            </div>
          </div>
        ) : null}
      </div>
    </div>
  )
}

type StepNavigationProps = Omit<StepperProps, 'back' | 'next' | 'children'>

function StepNavigation({ steps, current, title, progress, link, foot }: StepNavigationProps) {
  return (
    <nav className={styles['sticky']} aria-label={title}>
      <p className={styles['head']}>
        {title}
        <span>{progress}</span>
      </p>
      <div className={styles['bars']} aria-hidden>
        {steps.map((step) => (
          <i
            key={step.id}
            data-state={step.id === current && step.state === 'coming' ? 'current' : step.state}
          />
        ))}
      </div>
      <ol>
        {steps.map((step, index) => {
          const isCurrent = step.id === current
          const look = classes(styles['step'], styles[step.state], isCurrent && styles['current'])
          return (
            <li key={step.id}>
              {link(step, look, <StepText step={step} number={index + 1} />, isCurrent)}
            </li>
          )
        })}
      </ol>
      {foot ? <div className={styles['foot']}>{foot}</div> : null}
    </nav>
  )
}

function StepText({ step, number }: { readonly step: StepItem; readonly number: number }) {
  return (
    <>
      <span className={styles['node']} aria-hidden>
        {step.state === 'done' ? <IconCheck size={14} /> : step.state === 'missing' ? '!' : number}
      </span>
      <span>
        <span className={styles['name']}>{step.name}</span>
        {step.text ? (
          <>
            <br />
            <span className={styles['text']}>{step.text}</span>
          </>
        ) : null}
      </span>
    </>
  )
}
