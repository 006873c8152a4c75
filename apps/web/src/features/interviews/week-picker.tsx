import { locale } from '@fledge/kernel/locale.ts'
import { formatDayMinutes } from '@fledge/domain/availability/dated-week.ts'
import {
  daytimeHours,
  listHoursOutsideWork,
  listNights,
} from '@fledge/domain/availability/night-hours.ts'
import {
  type Day,
  toLocalDay,
  getMonday,
  addDays,
  formatTime,
  getZoneCity,
} from '@fledge/kernel/dates.ts'
import { IconButton } from '@fledge/ui/button.tsx'
import { WeekGrid } from '@fledge/ui/week-grid.tsx'
import { formatClock } from '@fledge/ui/week-times.ts'
import { IconChevronLeft } from '@fledge/ui/icons/chevron-left.tsx'
import { IconChevronRight } from '@fledge/ui/icons/chevron-right.tsx'
import { IconClock } from '@fledge/ui/icons/clock.tsx'
import { IconMoon } from '@fledge/ui/icons/moon.tsx'
import { useState, type ReactNode } from 'react'
import { useNow } from '../../platform/time/clock.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './interviews.module.css'
import {
  getSlotEnd,
  formatNightWarning,
  formatOutsideHoursWarning,
  formatTimeRange,
  mergeSlots,
  type CompanyWorkingDay,
} from './format-interview-times.ts'
import { WeekLegend } from './week-legend.tsx'

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
  readonly workingDay: CompanyWorkingDay
  readonly chosen: readonly string[]
  readonly onToggle: (start: string) => void
  /** Label for open times in the legend. */
  readonly openSays: string
  /** Text beside the week's name. */
  readonly hint?: string
  readonly nothing: string
  readonly changes?: readonly { readonly zone: string; readonly at: string }[]
  /** Notice above the times about unreadable calendars. */
  readonly notice?: ReactNode
}

const dayMs = 86_400_000
/** Returns the selectable days: from tomorrow until 30 days ahead, as on the server. */
const getSelectableDays = (now: Date) => ({
  from: new Date(now.getTime() + dayMs).toISOString(),
  to: new Date(now.getTime() + 30 * dayMs).toISOString(),
})

/** Returns the hours shown by the grid: all open times, and at least a working day. */
function getVisibleHours(
  open: readonly Times[],
  zone: string,
): { fromHour: number; toHour: number } {
  const starts = open.map((slot) => Number(formatClock(slot.starts_at, zone).slice(0, 2)))
  const ends = open.map((slot) => Number(formatClock(slot.ends_at, zone).slice(0, 2)) + 1)
  return {
    fromHour: Math.min(8, ...starts),
    toHour: Math.min(24, Math.max(17, ...ends.map((end) => (end === 1 ? 24 : end)))),
  }
}

const formatPickerDay = (on: Day) => formatTime(`${on}T12:00:00Z`, 'UTC', 'day')

/**
 * Returns the label of a time in both zones, with warnings for night and times outside the
 * company's working day.
 */
const formatSlotLabel = (
  start: string,
  end: string,
  { zone, otherZone, workingDay }: Pick<WeekPickerProps, 'zone' | 'otherZone' | 'workingDay'>,
) =>
  [
    t('interviewScreen.slot', {
      own: formatTimeRange(start, end, zone),
      other: formatTime(start, otherZone, 'time'),
      city: getZoneCity(otherZone),
    }),
    formatNightWarning(start, end, otherZone),
    formatOutsideHoursWarning(start, end, workingDay),
  ]
    .filter(Boolean)
    .join(', ')

/** Converts to spans of the weekly grid. */
const toSpans = (spans: ReturnType<typeof listNights>) =>
  spans.map(({ startsAt, endsAt }) => ({
    from: startsAt.toISOString(),
    to: endsAt.toISOString(),
  }))

const toBusySpans = (busy: readonly Times[]) =>
  busy.map((interval) => ({
    from: interval.starts_at,
    to: interval.ends_at,
    label: t('interviewScreen.propose.busy'),
  }))

/** Weekly grid of open and busy times in both zones, operable with pointer or keyboard. */
export function WeekPicker(props: WeekPickerProps) {
  const { zone, otherZone, open, workingDay } = props
  const horizon = getSelectableDays(useNow())
  const [week, setWeek] = useState(getMonday(toLocalDay(open[0]?.starts_at ?? horizon.from, zone)))
  const ofWeek = open.filter((slot) => getMonday(toLocalDay(slot.starts_at, zone)) === week)
  const hasNight = ofWeek.some(
    (slot) => formatNightWarning(slot.starts_at, slot.ends_at, otherZone) !== '',
  )
  return (
    <section className={styles['picker']}>
      <PickerHead
        week={week}
        first={getMonday(toLocalDay(horizon.from, zone))}
        last={getMonday(toLocalDay(horizon.to, zone))}
        hint={ofWeek.length > 0 ? props.hint : props.nothing}
        onWeek={setWeek}
      />
      {props.notice}
      {hasNight ? <NightHint zone={otherZone} /> : null}
      <WeekLegend
        open={props.openSays}
        workingDay={workingDay}
        night={hasNight ? getZoneCity(otherZone) : null}
      />
      <PickerGrid {...props} week={week} horizon={horizon} hasNight={hasNight} />
      <PickerFoot horizon={horizon} zone={zone} changes={props.changes} />
    </section>
  )
}

interface PickerGridProps extends WeekPickerProps {
  readonly week: Day
  readonly horizon: ReturnType<typeof getSelectableDays>
  /** Whether some open times are at night for the other party. */
  readonly hasNight: boolean
}

function PickerGrid({ week, horizon, hasNight, ...props }: PickerGridProps) {
  const { zone, otherZone, open, minutes, workingDay } = props
  return (
    <WeekGrid
      locale={locale}
      week={week}
      zone={zone}
      zoneName={getZoneCity(zone)}
      {...(zone === otherZone ? {} : { otherZone, otherName: getZoneCity(otherZone) })}
      {...getVisibleHours(open, zone)}
      open={mergeSlots(open)}
      night={hasNight ? toSpans(listNights(week, 7, otherZone)) : []}
      outside={toSpans(listHoursOutsideWork(week, 7, workingDay.zone, workingDay))}
      busy={toBusySpans(props.busy)}
      horizon={horizon}
      minutes={minutes}
      selected={props.chosen}
      onToggle={props.onToggle}
      slotLabel={(start) => formatSlotLabel(start, getSlotEnd(start, minutes), props)}
      label={t('interviewScreen.grid', { day: formatPickerDay(week) })}
    />
  )
}

interface PickerHeadProps {
  readonly week: Day
  readonly first: Day
  readonly last: Day
  readonly hint: string | undefined
  readonly onWeek: (week: Day) => void
}

/** Name of the week with links to the previous and next one. */
function PickerHead({ week, first, last, hint, onWeek }: PickerHeadProps) {
  return (
    <header className={styles['pickerHead']}>
      <div>
        <h2 aria-live="polite">
          {t('interviewScreen.week', {
            from: formatPickerDay(week),
            to: formatPickerDay(addDays(week, 6)),
          })}
        </h2>
        <span className={styles['dim']}>{hint}</span>
      </div>
      <span className={styles['nav']}>
        <IconButton
          label={t('interviewScreen.previousWeek')}
          icon={<IconChevronLeft size={18} />}
          disabled={week <= first}
          onClick={() => onWeek(addDays(week, -7))}
        />
        <IconButton
          label={t('interviewScreen.nextWeek')}
          icon={<IconChevronRight size={18} />}
          disabled={week >= last}
          onClick={() => onWeek(addDays(week, 7))}
        />
      </span>
    </header>
  )
}

/** Night hours in a zone. */
function NightHint({ zone }: { readonly zone: string }) {
  return (
    <p className={styles['nightSays']}>
      <IconMoon size={16} aria-hidden />
      {t('interviewScreen.nightHint', {
        city: getZoneCity(zone),
        from: formatDayMinutes(60 * daytimeHours.to),
        to: formatDayMinutes(60 * daytimeHours.from),
      })}
    </p>
  )
}

interface PickerFootProps {
  readonly horizon: ReturnType<typeof getSelectableDays>
  readonly zone: string
  readonly changes: WeekPickerProps['changes']
}

/** Last selectable date, and clock changes until then. */
function PickerFoot({ horizon, zone, changes = [] }: PickerFootProps) {
  const changeSays = changes
    .map((change) =>
      t('interviewScreen.change', {
        city: getZoneCity(change.zone),
        day: formatTime(change.at, change.zone, 'day'),
      }),
    )
    .join(' ')
  return (
    <footer className={styles['pickerFoot']}>
      <IconClock size={16} aria-hidden />
      {t('interviewScreen.horizon', {
        from: formatTime(horizon.from, zone),
        to: formatTime(horizon.to, zone, 'day'),
      })}{' '}
      {changeSays || t('interviewScreen.noChange')}
    </footer>
  )
}
