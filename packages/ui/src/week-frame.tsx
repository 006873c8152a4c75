import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { formatClock, toMoment, clipToDay, type UtcSpan } from './week-times.ts'
import styles from './week-grid.module.css'

/** Height of an hour in pixels. */
export const hourHeight = 64
/** Returns the vertical position of a minute of the day. */
export const getTopOffset = (minutes: number, fromHour: number) =>
  ((minutes - fromHour * 60) / 60) * hourHeight

/** Names of the days above the columns; without dates for a recurring week. */
export function DayHeads({
  days,
  locale,
  zoneName,
  otherName,
  namesOnly,
}: {
  readonly days: readonly string[]
  readonly locale: string
  readonly zoneName: string
  readonly otherName?: string
  readonly namesOnly?: boolean
}) {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <>
      <div className={styles['axisName']}>{zoneName}</div>
      {otherName ? (
        <div className={classes(styles['axisName'], styles['other'], styles['otherAxis'])}>
          {otherName}
        </div>
      ) : null}
      {days.map((day, column) => (
        <div key={day} className={classes(styles['head'], column > 4 && styles['weekend'])}>
          {name.format(new Date(`${day}T12:00:00Z`))}
          {namesOnly ? null : <b>{Number(day.slice(8))}</b>}
        </div>
      ))}
    </>
  )
}

/**
 * On a phone the names of the zones above the week, in the order and colour of their hours, because
 * the column of hours is too narrow for a city.
 */
export function ZoneNames({
  zoneName,
  otherName,
}: {
  readonly zoneName: string
  readonly otherName?: string | undefined
}) {
  return (
    <p className={styles['zones']}>
      <b>{zoneName}</b>
      {otherName ? <span>{otherName}</span> : null}
    </p>
  )
}

/** The hours on the left: the reader's, with the other side's next to them. */
export function HourAxes({
  day,
  zone,
  otherZone,
  fromHour,
  toHour,
}: {
  readonly day: string
  readonly zone: string
  readonly otherZone?: string
  readonly fromHour: number
  readonly toHour: number
}) {
  const hours = Array.from({ length: toHour - fromHour }, (_, index) => fromHour + index)
  const inOther = (hour: number) => {
    const at = toMoment(day, hour * 60, zone)
    return at && otherZone ? formatClock(at, otherZone) : ''
  }
  return (
    <>
      <div className={styles['axis']}>
        {hours.map((hour) => (
          <span key={hour} style={{ top: (hour - fromHour) * hourHeight }}>
            {String(hour).padStart(2, '0')}:00
          </span>
        ))}
      </div>
      {otherZone ? (
        <div className={classes(styles['axis'], styles['other'], styles['otherAxis'])}>
          {hours.map((hour) => (
            <span key={hour} style={{ top: (hour - fromHour) * hourHeight }}>
              {inOther(hour)}
            </span>
          ))}
        </div>
      ) : null}
    </>
  )
}

const directions: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus to the nearest cell in the direction of an arrow key. */
export function moveFocus(event: KeyboardEvent, frame: HTMLElement | null): void {
  const direction = directions[event.key]
  const focused = document.activeElement
  if (
    !direction ||
    !frame ||
    !(focused instanceof HTMLElement) ||
    focused.dataset['row'] === undefined
  )
    return
  event.preventDefault()
  const [row, column] = [Number(focused.dataset['row']), Number(focused.dataset['column'])]
  const getDistance = (cell: HTMLElement) => {
    const [down, right] = [
      Number(cell.dataset['row']) - row,
      Number(cell.dataset['column']) - column,
    ]
    const along = down * direction[0] + right * direction[1]
    const aside = Math.abs(direction[0] === 0 ? down : right)
    return along > 0 && !(direction[0] !== 0 && aside > 0) ? along * 100 + aside : Infinity
  }
  const cells = [...frame.querySelectorAll<HTMLElement>('[data-row]')]
    .map((cell) => ({ cell, distance: getDistance(cell) }))
    .filter((candidate) => candidate.distance < Infinity)
  cells.toSorted((a, b) => a.distance - b.distance)[0]?.cell.focus()
}

/** A time span, positioned in its day's column. */
export function TimeBlock({
  span,
  day,
  zone,
  fromHour,
  toHour,
  look,
  children,
}: {
  readonly span: UtcSpan
  readonly day: string
  readonly zone: string
  readonly fromHour: number
  readonly toHour: number
  readonly look: string | undefined
  readonly children?: ReactNode
}) {
  const part = clipToDay(span, day, zone)
  if (!part) return null
  const [from, to] = [Math.max(part.from, fromHour * 60), Math.min(part.to, toHour * 60)]
  return from < to ? (
    <div
      className={look}
      style={{
        top: getTopOffset(from, fromHour),
        height: getTopOffset(to, fromHour) - getTopOffset(from, fromHour),
      }}
    >
      {children}
    </div>
  ) : null
}
