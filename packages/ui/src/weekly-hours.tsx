import { useRef } from 'react'
import { classes } from './classes.ts'
import { Axes, DayHeads, hourHeight, moveFocus, top, ZoneNames } from './week-frame.tsx'
import { painted, weekDays, type WeeklySpan } from './week-times.ts'
import styles from './week-grid.module.css'

interface WeeklyHoursProps {
  readonly value: readonly WeeklySpan[]
  readonly onChange: (spans: readonly WeeklySpan[]) => void
  readonly zone: string
  readonly zoneName: string
  readonly locale?: string
  readonly fromHour?: number
  readonly toHour?: number
  /** A half hour's name: "Monday 09:30". @param day 0 is Monday */
  readonly cellLabel: (day: number, minutes: number) => string
  readonly label: string
  readonly disabled?: boolean
}

// Any Monday: only the names of the days are shown.
const someWeek = '2024-01-01'

/** The hours one is open in every week: press or draw over half hours; arrow keys and Enter do the same. */
export function WeeklyHours({ value, onChange, zone, zoneName, locale = 'en-GB', fromHour = 6, toHour = 23, cellLabel, label, disabled }: WeeklyHoursProps) {
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<boolean | null>(null)
  const latest = useRef(value)
  latest.current = value
  const isOpen = (day: number, at: number) => value.some((span) => span.day === day && span.from <= at && at < span.to)
  const paint = (day: number, at: number, open: boolean) => {
    if (disabled) return
    latest.current = painted(latest.current, { day, from: at, to: at + 30 }, open)
    onChange(latest.current)
  }
  const stop = () => { drawing.current = null }
  return (
    <div className={styles['scroll']}>
      <ZoneNames zoneName={zoneName} />
      <div ref={frame} role="group" aria-label={label} className={classes(styles['grid'], styles['even'])} onKeyDown={(event) => moveFocus(event, frame.current)} onPointerUp={stop} onPointerLeave={stop}>
        <DayHeads bare days={weekDays(someWeek)} locale={locale} zoneName={zoneName} />
        <Axes day={someWeek} zone={zone} fromHour={fromHour} toHour={toHour} />
        {weekDays(someWeek).map((name, day) => (
          <div key={name} className={styles['day']} style={{ height: (toHour - fromHour) * hourHeight }}>
            {Array.from({ length: (toHour - fromHour) * 2 }, (_, row) => {
              const at = fromHour * 60 + row * 30
              const open = isOpen(day, at)
              return (
                <button
                  key={at} type="button" data-row={row} data-column={day} className={classes(styles['cell'], styles['paint'])} style={{ top: top(at, fromHour), height: hourHeight / 2 }}
                  aria-pressed={open} aria-disabled={disabled} aria-label={cellLabel(day, at)}
                  onPointerDown={(event) => { if (event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.releasePointerCapture(event.pointerId); drawing.current = !open; paint(day, at, !open) }}
                  onPointerEnter={() => { if (drawing.current !== null) paint(day, at, drawing.current) }}
                  onClick={(event) => { if (event.detail === 0) paint(day, at, !open) }}
                />
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
