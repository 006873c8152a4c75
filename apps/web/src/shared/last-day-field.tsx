import type { Day } from '@fledge/kernel/dates.ts'
import { getZoneCity, toLocalDay } from '@fledge/kernel/dates.ts'
import { TextField } from '@fledge/ui/fields.tsx'
import { t } from '../platform/i18n/use-texts.ts'
import { useZone } from '../platform/shell/session.ts'
import { formatTimeInSentence, useNow } from '../platform/time/clock.ts'

interface LastDayFieldProps {
  readonly value: Day
  /** Returns when the chosen day ends. */
  readonly getEnd: (day: Day) => string
  readonly error?: string | undefined
  readonly onChange: (day: Day) => void
}

/** The new last day of a deadline, which ends in UTC as all those of the programme team do. */
export function LastDayField({ value, getEnd, error, onChange }: LastDayFieldProps) {
  const [zone, now] = [useZone(), useNow()]
  const isPast = isPastDay(value, now)
  return (
    <TextField
      label={t('extendRows.day')}
      type="date"
      min={toLocalDay(now, 'UTC')}
      value={value}
      hint={
        value === '' || isPast
          ? undefined
          : t('extendRows.dayEnds', {
              when: formatTimeInSentence(getEnd(value), zone, now),
              city: getZoneCity(zone),
            })
      }
      error={isPast ? t('extendRows.dayPast') : error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Whether a day that was entered has ended. */
export const isPastDay = (day: Day, now: Date): boolean =>
  day !== '' && day < toLocalDay(now, 'UTC')
