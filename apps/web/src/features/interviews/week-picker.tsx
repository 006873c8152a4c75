import { wallOf } from '@fledge/domain/availability/dated-week.ts'
import { dayHours, nightsAround } from '@fledge/domain/availability/night-hours.ts'
import { dayIn, mondayOf, plusDays, sayTime, zoneCity } from '@fledge/kernel/dates.ts'
import { IconButton } from '@fledge/ui/button.tsx'
import { WeekGrid } from '@fledge/ui/week-grid.tsx'
import { clockIn } from '@fledge/ui/week-times.ts'
import { IconChevronLeft, IconChevronRight, IconClock, IconMoon } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useNow } from '../../platform/clock.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './interviews.module.css'
import { endOf, nightSays, rangeIn, stretches } from './time-words.ts'

interface Times {
  readonly starts_at: string
  readonly ends_at: string
}

interface WeekPickerProps {
  readonly zone: string
  readonly otherZone: string
  readonly open: readonly Times[]
  readonly busy: readonly Times[]
  readonly minutes: number
  readonly chosen: readonly string[]
  readonly onToggle: (start: string) => void
  readonly openSays: string
  /** Beside the week's name. */
  readonly hint?: string
  readonly nothing: string
  readonly changes?: readonly { readonly zone: string; readonly at: string }[]
  /** Said above the times: whose busy times are not in them. */
  readonly notice?: ReactNode
}

const day = 86_400_000
/** From tomorrow until 30 days ahead, as the server says too. */
const horizonOf = (now: Date) => ({
  from: new Date(now.getTime() + day).toISOString(),
  to: new Date(now.getTime() + 30 * day).toISOString(),
})

/** The hours that the grid shows: from the first open one to the last, at least a working day. */
function hoursOf(open: readonly Times[], zone: string): { fromHour: number; toHour: number } {
  const starts = open.map((slot) => Number(clockIn(slot.starts_at, zone).slice(0, 2)))
  const ends = open.map((slot) => Number(clockIn(slot.ends_at, zone).slice(0, 2)) + 1)
  return {
    fromHour: Math.min(8, ...starts),
    toHour: Math.min(24, Math.max(17, ...ends.map((end) => (end === 1 ? 24 : end)))),
  }
}

/** A week of open and busy times in both zones, to choose from with pointer or keys. */
export function WeekPicker({
  zone,
  otherZone,
  open,
  busy,
  minutes,
  chosen,
  onToggle,
  openSays,
  hint,
  nothing,
  changes = [],
  notice,
}: WeekPickerProps) {
  const now = useNow()
  const horizon = horizonOf(now)
  const first = mondayOf(dayIn(open[0]?.starts_at ?? horizon.from, zone))
  const [week, setWeek] = useState(first)
  const [from, to] = [mondayOf(dayIn(horizon.from, zone)), mondayOf(dayIn(horizon.to, zone))]
  const sayDay = (on: string) => sayTime(`${on}T12:00:00Z`, 'UTC', 'en-GB', 'day')
  const label = (start: string) =>
    [
      t('interviewScreen.slot', {
        own: rangeIn(start, endOf(start, minutes), zone),
        other: sayTime(start, otherZone, 'en-GB', 'time'),
        city: zoneCity(otherZone),
      }),
      nightSays(start, endOf(start, minutes), otherZone),
    ]
      .filter(Boolean)
      .join(', ')
  const ofWeek = open.filter((slot) => mondayOf(dayIn(slot.starts_at, zone)) === week)
  const hasNight = ofWeek.some((slot) => nightSays(slot.starts_at, slot.ends_at, otherZone) !== '')
  const night = hasNight
    ? nightsAround(week, 7, otherZone).map(({ startsAt, endsAt }) => ({
        from: startsAt.toISOString(),
        to: endsAt.toISOString(),
      }))
    : []
  const changeSays = changes
    .map((one) =>
      t('interviewScreen.change', {
        city: zoneCity(one.zone),
        day: sayTime(one.at, one.zone, 'en-GB', 'day'),
      }),
    )
    .join(' ')
  return (
    <section className={styles['picker']}>
      <header className={styles['pickerHead']}>
        <div>
          <h2 aria-live="polite">
            {t('interviewScreen.week', { from: sayDay(week), to: sayDay(plusDays(week, 6)) })}
          </h2>
          <span className={styles['dim']}>{ofWeek.length > 0 ? hint : nothing}</span>
        </div>
        <span className={styles['nav']}>
          <IconButton
            label={t('interviewScreen.previousWeek')}
            icon={<IconChevronLeft size={18} />}
            disabled={week <= from}
            onClick={() => setWeek(plusDays(week, -7))}
          />
          <IconButton
            label={t('interviewScreen.nextWeek')}
            icon={<IconChevronRight size={18} />}
            disabled={week >= to}
            onClick={() => setWeek(plusDays(week, 7))}
          />
        </span>
      </header>
      {notice}
      {hasNight ? (
        <p className={styles['nightSays']}>
          <IconMoon size={16} aria-hidden />
          {t('interviewScreen.nightHint', {
            city: zoneCity(otherZone),
            from: wallOf(60 * dayHours.to),
            to: wallOf(60 * dayHours.from),
          })}
        </p>
      ) : null}
      <WeekGrid
        week={week}
        zone={zone}
        zoneName={zoneCity(zone)}
        {...(zone === otherZone ? {} : { otherZone, otherName: zoneCity(otherZone) })}
        {...hoursOf(open, zone)}
        open={stretches(open)}
        night={night}
        busy={busy.map((one) => ({
          from: one.starts_at,
          to: one.ends_at,
          says: t('interviewScreen.propose.busy'),
        }))}
        horizon={horizon}
        minutes={minutes}
        chosen={chosen}
        onToggle={onToggle}
        slotLabel={label}
        label={t('interviewScreen.grid', { day: sayDay(week) })}
        openSays={openSays}
      />
      <footer className={styles['pickerFoot']}>
        <IconClock size={16} aria-hidden />
        {t('interviewScreen.horizon', {
          from: sayTime(horizon.from, zone),
          to: sayTime(horizon.to, zone, 'en-GB', 'day'),
        })}{' '}
        {changeSays || t('interviewScreen.noChange')}
      </footer>
    </section>
  )
}

/** Where a time is night for the other side, it is said beside it. */
function Night({
  at,
  minutes,
  zone,
}: {
  readonly at: string
  readonly minutes: number
  readonly zone: string
}) {
  const says = nightSays(at, endOf(at, minutes), zone)
  return says ? (
    <p className={styles['atNight']}>
      <IconMoon size={14} aria-hidden />
      {says}
    </p>
  ) : null
}

/** The chosen times, numbered, each with a cross. */
export function ChosenTimes({
  chosen,
  minutes,
  zone,
  otherZone,
  onRemove,
}: {
  readonly chosen: readonly string[]
  readonly minutes: number
  readonly zone: string
  readonly otherZone: string
  readonly onRemove: (start: string) => void
}) {
  return (
    <ol className={styles['chosen']}>
      {chosen.map((start, index) => (
        <li key={start}>
          <span className={styles['nr']} aria-hidden>
            {index + 1}
          </span>
          <div>
            <b>{rangeIn(start, endOf(start, minutes), zone)}</b>
            <p className={styles['dim']}>
              {sayTime(start, otherZone)} –{' '}
              {sayTime(endOf(start, minutes), otherZone, 'en-GB', 'time')} {zoneCity(otherZone)}
            </p>
            <Night at={start} minutes={minutes} zone={otherZone} />
          </div>
          <button
            type="button"
            className={styles['cross']}
            aria-label={t('interviewScreen.propose.remove', { time: sayTime(start, zone) })}
            onClick={() => onRemove(start)}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Chosen starts in order of time. */
export function useChosen(): readonly [readonly string[], (start: string) => void, () => void] {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return [chosen, (start) => setChosen((before) => toggled(before, start)), () => setChosen([])]
}

/** The starts with this one, or without it where it was among them. */
export function toggled(chosen: readonly string[], start: string): readonly string[] {
  const at = Date.parse(start)
  return chosen.some((one) => Date.parse(one) === at)
    ? chosen.filter((one) => Date.parse(one) !== at)
    : [...chosen, new Date(start).toISOString()].toSorted()
}
