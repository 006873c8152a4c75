import { useRef, useState, type KeyboardEvent } from 'react'
import { classes } from './classes.ts'
import { formatClock, isFree, toMoment, listWeekDays, type UtcSpan } from './week-times.ts'
import {
  HourAxes,
  TimeBlock,
  DayHeads,
  hourHeight,
  moveFocus,
  getTopOffset,
  ZoneNames,
} from './week-frame.tsx'
import styles from './week-grid.module.css'

interface WeekGridProps {
  /** Monday, yyyy-MM-dd, in the reader's zone. */
  readonly week: string
  readonly zone: string
  readonly zoneName: string
  /** The other side's zone, shown as a second axis. */
  readonly otherZone?: string
  readonly otherName?: string
  readonly locale: string
  /** First and last hour shown, for example 8 and 18. */
  readonly fromHour?: number
  readonly toHour?: number
  /** Open time in UTC. */
  readonly open: readonly UtcSpan[]
  readonly busy: readonly (UtcSpan & { readonly label?: string })[]
  /** Night hours of the other side: shaded, even where they are open. */
  readonly night?: readonly UtcSpan[]
  /** Hours outside a working day: dotted, even where they are open. */
  readonly outside?: readonly UtcSpan[]
  /** Slots before or after are unavailable. */
  readonly horizon: UtcSpan
  readonly minutes: number
  /** Starts of the selected slots in UTC, numbered in the order of selection. */
  readonly selected: readonly string[]
  readonly onToggle: (start: string) => void
  readonly max?: number
  /** Returns the accessible name of a slot: "Mon 23 Nov, 10:30, 16:00 in Bengaluru". */
  readonly slotLabel: (start: string) => string
  readonly label: string
}

/**
 * A week for choosing interview times: open time tinted, busy time hatched, selected slots solid
 * and numbered. Arrow keys move, Enter selects. A single tab stop.
 */
export function WeekGrid(props: WeekGridProps) {
  const { week, zoneName, otherZone, otherName, label, fromHour = 8, toHour = 18 } = props
  const settings = { ...props, fromHour, toHour }
  const frame = useRef<HTMLDivElement>(null)
  const days = listWeekDays(week)
  const [active, setActive] = useState<string>()
  const slots = days.map((day) => listSlots(day, settings))
  const starts = slots.flat().map((slot) => slot.start)
  const stop = active !== undefined && starts.includes(active) ? active : starts[0]
  const handleKey = (event: KeyboardEvent) => moveFocus(event, frame.current)
  return (
    <div className={styles['scroll']}>
      <ZoneNames zoneName={zoneName} otherName={otherName} />
      <div
        ref={frame}
        role="group"
        aria-label={label}
        className={classes(styles['grid'], otherZone && styles['two'])}
        onKeyDown={handleKey}
        onFocus={(event) => setActive(event.target.dataset['start'])}
      >
        <WeekHeads {...settings} days={days} />
        {days.map((day, column) => (
          <DayColumn
            key={day}
            {...settings}
            day={day}
            column={column}
            slots={slots[column] ?? []}
            stop={stop}
          />
        ))}
      </div>
    </div>
  )
}

/** Props of a week with its hours resolved. */
interface WeekSettings extends WeekGridProps {
  readonly fromHour: number
  readonly toHour: number
}

/** The days above and the hours at the left. */
function WeekHeads({
  days,
  week,
  zone,
  zoneName,
  otherZone,
  otherName,
  locale,
  fromHour,
  toHour,
}: WeekSettings & { readonly days: readonly string[] }) {
  return (
    <>
      <DayHeads
        days={days}
        locale={locale}
        zoneName={zoneName}
        {...(otherName ? { otherName } : {})}
      />
      <HourAxes
        day={days[0] ?? week}
        zone={zone}
        {...(otherZone ? { otherZone } : {})}
        fromHour={fromHour}
        toHour={toHour}
      />
    </>
  )
}

interface DayColumnProps extends WeekSettings {
  readonly day: string
  readonly column: number
  readonly slots: readonly Slot[]
  /** Start of the slot that is the tab stop. */
  readonly stop: string | undefined
}

function DayColumn(props: DayColumnProps) {
  const { day, column, zone, fromHour, toHour, open, night = [], outside = [], busy } = props
  const place = { day, zone, fromHour, toHour }
  return (
    <div
      className={classes(styles['day'], column > 4 && styles['weekend'])}
      style={{ height: (toHour - fromHour) * hourHeight }}
    >
      {open.map((span) => (
        <TimeBlock key={span.from} span={span} {...place} look={styles['open']} />
      ))}
      {outside.map((span) => (
        <TimeBlock key={span.from} span={span} {...place} look={styles['outside']} />
      ))}
      {night.map((span) => (
        <TimeBlock key={span.from} span={span} {...place} look={styles['night']} />
      ))}
      {busy.map((span) => (
        <TimeBlock key={span.from} span={span} {...place} look={styles['busy']}>
          {span.label}
        </TimeBlock>
      ))}
      <Slots {...props} />
    </div>
  )
}

interface Slot {
  readonly row: number
  readonly start: string
  /** Number among the selected slots, from 1; 0 if not selected. */
  readonly number: number
}

/** Returns the slots of a day that can be selected or are selected. */
function listSlots(
  day: string,
  { zone, fromHour, toHour, open, busy, horizon, minutes, selected, max = 5 }: WeekSettings,
): Slot[] {
  return Array.from({ length: (toHour - fromHour) * 2 }, (_, row) => {
    // Null if a clock change skips this half hour on that day.
    const start = toMoment(day, fromHour * 60 + row * 30, zone)
    if (!start) return []
    const number =
      selected.findIndex((selectedStart) => Date.parse(selectedStart) === Date.parse(start)) + 1
    const free =
      number > 0 || (selected.length < max && isFree(start, minutes, open, busy, horizon))
    return free ? [{ row, start, number }] : []
  }).flat()
}

function Slots({
  slots,
  column,
  stop,
  fromHour,
  zone,
  minutes,
  onToggle,
  slotLabel,
}: DayColumnProps) {
  return slots.map((slot) => (
    <SlotButton
      key={slot.row}
      slot={slot}
      column={column}
      isStop={slot.start === stop}
      place={{
        top: getTopOffset(fromHour * 60 + slot.row * 30, fromHour),
        height: Math.max(24, (minutes / 60) * hourHeight - 2),
      }}
      clock={formatClock(slot.start, zone)}
      label={slotLabel(slot.start)}
      onPress={() => onToggle(slot.start)}
    />
  ))
}

interface SlotButtonProps {
  readonly slot: Slot
  readonly column: number
  readonly isStop: boolean
  readonly place: { readonly top: number; readonly height: number }
  readonly clock: string
  readonly label: string
  readonly onPress: () => void
}

function SlotButton({ slot, column, isStop, place, clock, label, onPress }: SlotButtonProps) {
  const { row, start, number } = slot
  return (
    <button
      type="button"
      data-row={row}
      data-column={column}
      data-start={start}
      tabIndex={isStop ? 0 : -1}
      className={styles['cell']}
      style={place}
      aria-pressed={number > 0}
      aria-label={label}
      onClick={onPress}
    >
      {number > 0 ? (
        <span className={styles['number']} aria-hidden>
          {number}
        </span>
      ) : (
        <span aria-hidden>+</span>
      )}
      <span className={styles['clock']} aria-hidden>
        {clock}
      </span>
    </button>
  )
}
