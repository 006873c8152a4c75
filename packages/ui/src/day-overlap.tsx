import { Fragment } from 'react'
import { classes } from './classes.ts'
import styles from './day-overlap.module.css'

export interface WorkingDayBar {
  readonly name: string
  /** Minutes of the reader's day; may start before 0 or end after 1440 for a distant zone. */
  readonly from: number
  readonly to: number
  /** "09:00 – 17:00". */
  readonly label: string
}

interface DayOverlapProps {
  readonly days: readonly [WorkingDayBar, WorkingDayBar]
  /** Text alternative of the two bars: "7 h overlap". */
  readonly label: string
  /** Label below the axis at its right: "in London". */
  readonly zone?: string
  readonly ticks?: readonly string[]
  readonly tall?: boolean
}

/** Two working days as bars on one axis; the overlap is in full brand colour. */
export function DayOverlap({ days, label, zone, ticks, tall }: DayOverlapProps) {
  const start = Math.min(days[0].from, days[1].from) - 60
  const span = Math.max(days[0].to, days[1].to) + 60 - start
  const place = (from: number, to: number) => ({
    insetInlineStart: `${((from - start) / span) * 100}%`,
    width: `${(Math.max(0, to - from) / span) * 100}%`,
  })
  const shared = place(Math.max(days[0].from, days[1].from), Math.min(days[0].to, days[1].to))
  return (
    <div className={classes(styles['days'], tall && styles['tall'])} role="img" aria-label={label}>
      {days.map((day) => (
        <Fragment key={day.name}>
          <span className={styles['name']}>{day.name}</span>
          <span className={styles['track']}>
            <span className={styles['own']} style={place(day.from, day.to)} />
            <span className={styles['shared']} style={shared} />
          </span>
          <span className={styles['hours']}>{day.label}</span>
        </Fragment>
      ))}
      {ticks ? (
        <>
          <span />
          <span className={styles['axis']}>
            {ticks.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </span>
          <span className={styles['hours']}>{zone}</span>
        </>
      ) : null}
    </div>
  )
}
