import { useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { usePainting } from './use-painting.ts'
import {
  HourAxes,
  TimeBlock,
  DayHeads,
  hourHeight,
  getTopOffset,
  ZoneNames,
} from './week-frame.tsx'
import {
  type HalfHour,
  toMoment,
  type UtcSpan,
  listWeekDays,
  type WeeklySpan,
} from './week-times.ts'
import styles from './week-grid.module.css'

interface WeeklyHoursProps {
  readonly value: readonly WeeklySpan[]
  readonly onChange: (spans: readonly WeeklySpan[]) => void
  readonly zone: string
  readonly zoneName: string
  readonly locale: string
  readonly fromHour?: number
  readonly toHour?: number
  /** Monday of a dated week; undefined for the hours of every week. */
  readonly week?: string
  /** Agreed times of a dated week, shown on top. */
  readonly busy?: readonly (UtcSpan & { readonly label: string })[]
  /** Days that can't be drawn on. @param day 0 is Monday */
  readonly isClosed?: (day: number) => boolean
  /** Returns the accessible name of a half hour: "Monday 09:30". */
  readonly cellLabel: (day: number, minutes: number) => string
  /** Returns the announcement after drawing: the hours of those days and the week's total. */
  readonly describeChange: (spans: readonly WeeklySpan[], days: readonly number[]) => string
  readonly label: string
  /** How to mark hours with a mouse and by keyboard. */
  readonly hint: string
  /** The same by touch. */
  readonly touchHint: string
}

// An arbitrary Monday: only the names of the days are shown.
const sampleWeek = '2024-01-01'
const isNeverClosed = () => false

/**
 * Editor of open hours, for every week or a dated one: press or draw over half hours; arrow keys,
 * Space and Shift do the same. A single tab stop.
 */
export function WeeklyHours({ describeChange, hint, touchHint, ...hours }: WeeklyHoursProps) {
  const [announcement, setAnnouncement] = useState('')
  const hintId = useId()
  return (
    <div className={styles['scroll']}>
      <p id={hintId} className={styles['how']}>
        <span className={styles['byMouse']}>{hint}</span>
        <span className={styles['byTouch']}>{touchHint}</span>
      </p>
      <ZoneNames zoneName={hours.zoneName} />
      <HoursGrid
        {...hours}
        hintId={hintId}
        onDone={(spans, days) => setAnnouncement(describeChange(spans, days))}
      />
      <p role="status" className={styles['spoken']}>
        {announcement}
      </p>
    </div>
  )
}

interface HoursGridProps extends Omit<WeeklyHoursProps, 'describeChange' | 'hint' | 'touchHint'> {
  readonly hintId: string
  readonly onDone: (spans: readonly WeeklySpan[], days: readonly number[]) => void
}

function HoursGrid({ hintId, label, onChange, onDone, ...hours }: HoursGridProps) {
  const { value, week, locale, fromHour = 6, toHour = 23, isClosed = isNeverClosed } = hours
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<HalfHour | null>(null)
  const days = listWeekDays(week ?? sampleWeek)
  const painting = usePainting({ frame, value, onChange, isClosed, onDone })
  const settings = { ...hours, fromHour, toHour, stop: getTabStop(active, value, fromHour, toHour) }
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={label}
      aria-describedby={hintId}
      aria-multiselectable
      className={classes(styles['grid'], styles['even'])}
      {...painting}
      onFocus={(event) => {
        const { day, at } = event.target.dataset
        if (at !== undefined) setActive({ day: Number(day), at: Number(at) })
      }}
    >
      <DayHeads
        namesOnly={week === undefined}
        days={days}
        locale={locale}
        zoneName={hours.zoneName}
      />
      <HourAxes day={week ?? sampleWeek} zone={hours.zone} fromHour={fromHour} toHour={toHour} />
      {days.map((date, day) => (
        <DayRow key={date} {...settings} date={date} day={day} isClosed={isClosed(day)} />
      ))}
    </div>
  )
}

interface DayRowProps
  extends Pick<WeeklyHoursProps, 'zone' | 'week' | 'busy'>, Omit<HalfHoursProps, 'hasTime'> {
  /** yyyy-MM-dd, also in a week without dates. */
  readonly date: string
}

function DayRow({ date, zone, week, busy = [], ...hours }: DayRowProps) {
  const { day, fromHour, toHour } = hours
  return (
    <div
      role="row"
      className={classes(styles['day'], week !== undefined && day > 4 && styles['weekend'])}
      style={{ height: (toHour - fromHour) * hourHeight }}
    >
      <HalfHours
        {...hours}
        hasTime={(at) => week === undefined || toMoment(date, at, zone) !== null}
      />
      {week === undefined
        ? null
        : busy.map((span) => (
            <TimeBlock
              key={span.from}
              span={span}
              day={date}
              zone={zone}
              fromHour={fromHour}
              toHour={toHour}
              look={classes(styles['busy'], styles['over'])}
            >
              {span.label}
            </TimeBlock>
          ))}
    </div>
  )
}

/**
 * Returns the tab stop: the last focused cell, otherwise the first open half hour, otherwise nine
 * in the morning.
 */
function getTabStop(
  active: HalfHour | null,
  value: readonly WeeklySpan[],
  fromHour: number,
  toHour: number,
): HalfHour {
  const first = value.find(
    (span) => span.from >= fromHour * 60 && span.from < toHour * 60 && span.from % 30 === 0,
  )
  const isVisible = active && active.at >= fromHour * 60 && active.at < toHour * 60
  return isVisible ? active : first ? { day: first.day, at: first.from } : { day: 0, at: 540 }
}

interface HalfHoursProps extends Required<
  Pick<WeeklyHoursProps, 'fromHour' | 'toHour' | 'value' | 'cellLabel'>
> {
  readonly day: number
  readonly isClosed: boolean
  readonly stop: HalfHour
  /** Whether the day has this minute; a clock change may skip it. */
  readonly hasTime: (at: number) => boolean
}

function HalfHours({
  day,
  fromHour,
  toHour,
  value,
  cellLabel,
  isClosed,
  stop,
  hasTime,
}: HalfHoursProps) {
  return Array.from({ length: (toHour - fromHour) * 2 }, (_, row) => {
    const at = fromHour * 60 + row * 30
    const place = { top: getTopOffset(at, fromHour), height: hourHeight / 2 }
    if (!hasTime(at))
      return <div key={at} aria-hidden className={styles['skipped']} style={place} />
    const isOpen = value.some((span) => span.day === day && span.from < at + 30 && at < span.to)
    return (
      <button
        key={at}
        type="button"
        role="gridcell"
        data-day={day}
        data-at={at}
        tabIndex={stop.day === day && stop.at === at ? 0 : -1}
        className={classes(styles['cell'], styles['paint'])}
        style={place}
        aria-selected={isOpen}
        aria-disabled={isClosed || undefined}
        aria-label={cellLabel(day, at)}
      />
    )
  })
}
