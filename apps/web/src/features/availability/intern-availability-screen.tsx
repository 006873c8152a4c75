import { useEffect, useRef } from 'react'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { filterUpcomingDays } from '@fledge/domain/availability/days-off.ts'
import { toWeeklyHours, toWeekSpans } from '@fledge/domain/availability/dated-week.ts'
import { toLocalDay, type Day, daysBetween, getMonday, getZoneCity } from '@fledge/kernel/dates.ts'
import { ColumnLayout, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { client } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { invalidateEndpoints, useApiQuery } from '../../platform/query/query.ts'
import { AutosaveStatus } from '../../platform/forms/autosave-status.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import type { CheckFields, FieldErrors } from '../../platform/forms/check-fields.ts'
import { useSavedForm } from '../../platform/forms/use-saved-form.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { ExceptionsCard } from './exceptions-card.tsx'
import {
  getWeeklyHours,
  type SavedAvailability,
  type EnteredTimes,
} from './entered-availability.ts'
import { WeekCard } from './week-card.tsx'

/** Weekly availability for interviews and exceptions, on a grid in the intern's time zone. */
export default function InternAvailabilityScreen() {
  useTitle(t('availability.title'))
  const saved = useApiQuery('availability', 'getAvailability', {})
  return (
    <QueryResult of={saved} name={t('availability.title')}>
      {(payload) => <Availability saved={payload} />}
    </QueryResult>
  )
}

const toEnteredTimes = (saved: SavedAvailability, today: Day): EnteredTimes => ({
  spans: toWeekSpans(saved.weekly),
  exceptions: filterUpcomingDays(saved.exceptions, today),
})

/** Hours are needed in some week: without any, no company can propose a time. */
const checkTimes: CheckFields = ({ spans, exceptions }) => {
  const hasHours = Array.isArray(spans) && getWeeklyHours(spans) > 0
  const errors: FieldErrors = hasHours ? {} : { spans: t('availability.none') }
  return { valid: hasHours ? { spans, exceptions } : {}, errors }
}

/**
 * Saves automatically while cells are marked, like the sections of the application; there is no
 * save button.
 */
function useEnteredTimes(saved: SavedAvailability, today: Day) {
  const values = toEnteredTimes(saved, today)
  return useSavedForm<EnteredTimes>({
    initial: values,
    saved: { ...values },
    draft: 'availability',
    check: checkTimes,
    save: async ({ values: { spans, exceptions } }) => {
      // The fields of the form, which `check` passed on.
      const times = { spans, exceptions } as EnteredTimes
      await client.availability.saveAvailability({
        body: {
          weekly: toWeeklyHours(times.spans),
          exceptions: filterUpcomingDays(times.exceptions, today),
        },
      })
      await invalidateEndpoints([
        'getAvailability',
        'sectionInfo',
        'profileCompletion',
        'getApplication',
      ])
      return undefined
    },
    reload: async () => ({
      ...toEnteredTimes((await client.availability.getAvailability()).payload, today),
    }),
    describeError: (_field, message) => message,
  })
}

/** Focuses the grid of a day of the shown week. */
const focusDayOfWeek = (week: Day, day: Day) =>
  document
    .querySelector<HTMLElement>(
      `[role="grid"] [data-day="${daysBetween(week, day)}"][data-at="540"]`,
    )
    ?.focus()

/**
 * Focuses a day once its week is shown, which the router does some time after the URL has changed.
 * @param week Monday of the shown week
 */
function useDayFocus(week: Day | undefined): (day: Day) => void {
  const awaited = useRef<Day>(null)
  useEffect(() => {
    const day = awaited.current
    if (day === null || week !== getMonday(day)) return
    awaited.current = null
    focusDayOfWeek(week, day)
  }, [week])
  return (day) => {
    if (week === getMonday(day)) focusDayOfWeek(week, day)
    else awaited.current = day
  }
}

function Availability({ saved }: { readonly saved: SavedAvailability }) {
  const [search, setSearch] = useSearchParams()
  const zone = saved.time_zone
  const today = toLocalDay(useNow(), zone)
  const { form, state } = useEnteredTimes(saved, today)
  const week = parseWeek(search['week'], today)
  const focusDay = useDayFocus(week)
  const times = form.watch()
  const change = (next: EnteredTimes) => {
    if (next.spans !== times.spans) form.setValue('spans', next.spans)
    if (next.exceptions !== times.exceptions) form.setValue('exceptions', next.exceptions)
  }
  return (
    <Stack>
      <AvailabilityHead zone={zone} state={state} />
      <ColumnLayout
        main={
          <WeekCard
            times={times}
            zone={zone}
            week={week}
            onWeek={(monday) => setSearch({ week: monday })}
            onChange={change}
          />
        }
        side={
          <ExceptionsCard
            exceptions={times.exceptions}
            zone={zone}
            onChange={(exceptions) => change({ ...times, exceptions })}
            onShow={(day) => {
              setSearch({ week: getMonday(day) })
              focusDay(day)
            }}
          />
        }
      />
    </Stack>
  )
}

interface AvailabilityHeadProps {
  readonly zone: string
  readonly state: ReturnType<typeof useEnteredTimes>['state']
}

/** Time zone and save state, with a back link when opened from the application. */
function AvailabilityHead({ zone, state }: AvailabilityHeadProps) {
  const [search] = useSearchParams()
  return (
    <PageHeader
      title={t('availability.title')}
      text={t('availability.text', { city: getZoneCity(zone) })}
      actions={
        <>
          <AutosaveStatus state={state} />
          {search['from'] === 'application' ? (
            <ButtonLink to={buildPath(paths.intern.internshipPreference)}>
              {t('availability.back')}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  )
}

/** Returns the week from the URL if it is a valid day in the current week or later. */
function parseWeek(value: unknown, today: Day): Day | undefined {
  if (
    typeof value !== 'string' ||
    !/^\d{4}-\d\d-\d\d$/.test(value) ||
    Number.isNaN(Date.parse(value))
  )
    return undefined
  const monday = getMonday(value)
  return monday < getMonday(today) ? getMonday(today) : monday
}
