import { locale } from '@fledge/kernel/locale.ts'
import { type Day, toLocalDay, getMonday, addDays, getZoneCity } from '@fledge/kernel/dates.ts'
import {
  findClockChangeInWeek,
  hasNightHours,
  formatDayMinutes,
  getDatedWeek,
  copyDayToAll,
  setOfficeHours,
  setDatedWeek,
  type WeekSpan,
} from '@fledge/domain/availability/dated-week.ts'
import { daytimeHours } from '@fledge/domain/availability/night-hours.ts'
import { isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import { IconButton, Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Segments } from '@fledge/ui/choice-fields.tsx'
import { clipToDay } from '@fledge/ui/week-times.ts'
import { WeeklyHours } from '@fledge/ui/weekly-hours.tsx'
import { IconChevronLeft } from '@fledge/ui/icons/chevron-left.tsx'
import { IconChevronRight } from '@fledge/ui/icons/chevron-right.tsx'
import { IconClock } from '@fledge/ui/icons/clock.tsx'
import { useState } from 'react'
import { useNow } from '../../platform/time/clock.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './availability.module.css'
import {
  toEnteredAvailability,
  formatDayName,
  getWeeklyHours,
  formatAvailabilityDay,
  formatDrawnHours,
  type EnteredTimes,
} from './entered-availability.ts'

interface WeekCardProps {
  readonly times: EnteredTimes
  readonly zone: string
  /** Monday of the dated week that is shown; undefined for the weekly hours. */
  readonly week: Day | undefined
  readonly onWeek: (monday: Day | undefined) => void
  readonly onChange: (next: EnteredTimes) => void
}

const [dayFrom, dayTo] = [daytimeHours.from, daytimeHours.to]
const weeksAhead = 52

/** Fetches the agreed interviews, shown over the hours of their week. */
function useAgreedInterviews() {
  const id = useUser().intern_id ?? ''
  const interviews =
    useApiQuery('interviews', 'listInternInterviews', { params: { id } }, { enabled: id !== '' })
      .data?.payload ?? []
  return interviews.flatMap((interview) =>
    isAgreedInterview(interview.status) && interview.starts_at && interview.ends_at
      ? [{ from: interview.starts_at, to: interview.ends_at, label: interview.company.name }]
      : [],
  )
}
type AgreedInterviews = ReturnType<typeof useAgreedInterviews>

/** Finds the interview agreed for a day and minute. */
const findAgreedInterview = (agreed: AgreedInterviews, day: Day, minute: number, zone: string) =>
  agreed.find((span) => {
    const part = clipToDay(span, day, zone)
    return part !== null && part.from < minute + 30 && minute < part.to
  })

/** Returns whether an interview of the week takes place at night. */
const hasNightInterview = (agreed: AgreedInterviews, week: Day, zone: string) =>
  agreed.some((span) =>
    Array.from({ length: 7 }, (_, day) => clipToDay(span, addDays(week, day), zone)).some(
      (part) => part && (part.from < dayFrom * 60 || part.to > dayTo * 60),
    ),
  )

const getWeekTitle = (week: Day | undefined) =>
  week === undefined
    ? t('availability.week')
    : t('availability.weekOf', {
        from: formatAvailabilityDay(week),
        to: formatAvailabilityDay(addDays(week, 6)),
      })

const formatTotalHours = (spans: readonly WeekSpan[], week: Day | undefined) =>
  t(week === undefined ? 'availability.hours' : 'availability.hoursThatWeek', {
    count: getWeeklyHours(spans),
  })

/** Grid of the weekly hours, or of one dated week with its agreed interviews. */
export function WeekCard(props: WeekCardProps) {
  const { times, zone, week, onWeek } = props
  const today = toLocalDay(useNow(), zone)
  const agreed = useAgreedInterviews()
  const [night, setNight] = useState(false)
  const spans =
    week === undefined ? times.spans : getDatedWeek(week, toEnteredAvailability(times, zone))
  const inNight =
    hasNightHours(spans, dayFrom, dayTo) ||
    (week !== undefined && hasNightInterview(agreed, week, zone))
  const title = getWeekTitle(week)
  return (
    <Card title={title} side={formatTotalHours(spans, week)} flush>
      <WeekBar
        week={week}
        first={getMonday(today)}
        onWeek={onWeek}
        night={inNight ? null : night}
        onNight={setNight}
      />
      {week === undefined ? (
        <QuickHours times={times} onChange={props.onChange} />
      ) : (
        <ClockChange week={week} zone={zone} />
      )}
      <HoursGrid
        {...props}
        title={title}
        spans={spans}
        hours={night || inNight ? [0, 24] : [dayFrom, dayTo]}
        agreed={agreed}
      />
      <p className={styles['foot']}>
        {week === undefined ? t('availability.weekFoot') : t('availability.oneWeekFoot')}
      </p>
    </Card>
  )
}

/** Shortcuts: fill the usual working week, or copy one day's hours to all days. */
function QuickHours({ times, onChange }: Pick<WeekCardProps, 'times' | 'onChange'>) {
  const { spans } = times
  const change = (next: readonly WeekSpan[]) => onChange({ ...times, spans: next })
  const first = Math.min(...spans.map((span) => span.day))
  const hasHours = spans.length > 0
  return (
    <div className={styles['quick']}>
      <Button size="small" onClick={() => change(setOfficeHours(spans))}>
        {t('availability.officeHours')}
      </Button>
      <Button
        size="small"
        disabledReason={hasHours ? null : t('availability.copyNothing')}
        onClick={() => change(copyDayToAll(spans, first))}
      >
        {hasHours
          ? t('availability.copyDay', { day: formatDayName(first, undefined) })
          : t('availability.copyAny')}
      </Button>
    </div>
  )
}

interface WeekBarProps extends Pick<WeekCardProps, 'week' | 'onWeek'> {
  /** Monday of the current week, the earliest that can be shown. */
  readonly first: Day
  /** Whether night hours are shown; null when they must be. */
  readonly night: boolean | null
  readonly onNight: (night: boolean) => void
}

/** Controls for the weekly or a dated view, the week, and night hours. */
function WeekBar({ week, first, onWeek, night, onNight }: WeekBarProps) {
  return (
    <div className={styles['bar']}>
      <Segments
        label={t('availability.which')}
        hideLabel
        choices={[
          { value: 'every', label: t('availability.everyWeek') },
          { value: 'one', label: t('availability.oneWeek') },
        ]}
        value={week === undefined ? 'every' : 'one'}
        onChange={(next) => onWeek(next === 'one' ? first : undefined)}
      />
      {week === undefined ? null : <Weeks week={week} first={first} onWeek={onWeek} />}
      {night === null ? null : (
        <Button
          size="small"
          tone="quiet"
          className={styles['end'] ?? ''}
          aria-pressed={night}
          onClick={() => onNight(!night)}
        >
          {night ? t('availability.nightHide') : t('availability.nightShow')}
        </Button>
      )}
    </div>
  )
}

interface HoursGridProps extends Omit<WeekCardProps, 'onWeek'> {
  readonly title: string
  readonly spans: readonly WeekSpan[]
  /** First visible hour, and the end of the last one. */
  readonly hours: readonly [number, number]
  readonly agreed: AgreedInterviews
}

function HoursGrid({ times, zone, week, onChange, title, spans, hours, agreed }: HoursGridProps) {
  const today = toLocalDay(useNow(), zone)
  const draw = (next: readonly WeekSpan[]) => {
    if (week === undefined) onChange({ ...times, spans: next })
    else
      onChange({
        ...times,
        exceptions: setDatedWeek(toEnteredAvailability(times, zone), week, next).map((entry) => ({
          day: entry.day,
          hours: [...entry.hours],
        })),
      })
  }
  const label = (day: number, minute: number) => {
    const time = formatDayMinutes(minute)
    const name = t('availability.cell', { day: formatDayName(day, week), time })
    const taken =
      week === undefined ? undefined : findAgreedInterview(agreed, addDays(week, day), minute, zone)
    return taken ? t('availability.cellAgreed', { cell: name, company: taken.label }) : name
  }
  return (
    <WeeklyHours
      locale={locale}
      label={title}
      hint={t('availability.how')}
      touchHint={t('availability.howTouch')}
      value={spans}
      zone={zone}
      zoneName={getZoneCity(zone)}
      fromHour={hours[0]}
      toHour={hours[1]}
      cellLabel={label}
      onChange={draw}
      describeChange={(drawn, days) => formatDrawnHours(drawn, days, week)}
      {...(week === undefined
        ? {}
        : { week, busy: agreed, isClosed: (day: number) => addDays(week, day) < today })}
    />
  )
}

function Weeks({
  week,
  first,
  onWeek,
}: {
  readonly week: Day
  readonly first: Day
  readonly onWeek: (monday: Day) => void
}) {
  return (
    <span className={styles['nav']}>
      <IconButton
        label={t('availability.weekBefore')}
        icon={<IconChevronLeft size={18} />}
        disabled={week <= first}
        onClick={() => onWeek(addDays(week, -7))}
      />
      <IconButton
        label={t('availability.weekAfter')}
        icon={<IconChevronRight size={18} />}
        disabled={week >= addDays(first, 7 * weeksAhead)}
        onClick={() => onWeek(addDays(week, 7))}
      />
    </span>
  )
}

/** Note on a clock change in the shown week, with the skipped or repeated hour. */
function ClockChange({ week, zone }: { readonly week: Day; readonly zone: string }) {
  const change = findClockChangeInWeek(week, zone)
  return change ? (
    <p role="status" className={styles['change']}>
      <IconClock size={16} aria-hidden />
      <span>
        {t(change.from < change.to ? 'availability.clockForward' : 'availability.clockBack', {
          city: getZoneCity(zone),
          day: formatAvailabilityDay(change.day),
          from: change.from,
          to: change.to,
        })}
      </span>
    </p>
  ) : null
}
