import { buildPath, paths } from '@fledge/contract/paths.ts'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { IconCalendarOff } from '@fledge/ui/icons/calendar-off.tsx'
import { IconCalendarTime } from '@fledge/ui/icons/calendar-time.tsx'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { describeError } from '../../platform/http/api-error.ts'
import { client } from '../../platform/http/client.ts'
import { ButtonLink, useNavigateTo } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './calendars.module.css'

const settings = buildPath(paths.company.settings, {}, { tab: 'calendars' })
const toSingleValue = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Query parameters of the OAuth redirect that are used. */
interface RedirectParams {
  readonly state: string
  readonly code?: string
  readonly error?: string
  readonly iss?: string
}

/**
 * Exchanges the authorization code and connects the calendar.
 * @returns the confirmation to show
 */
async function connectCalendar(back: RedirectParams): Promise<string> {
  const { payload: grant } = await client.calendars.calendarCallback({ query: { ...back } })
  const { payload } = await client.calendars.connectCalendar({
    body: { token: grant.token, calendar_provider: grant.calendar_provider },
  })
  await invalidateEndpoints([
    'listCalendars',
    'listProviders',
    'calendarNames',
    'internOpenSlots',
    'interviewTimes',
  ])
  return t('calendarScreen.back.done', {
    name: translateKey(`calendars.provider.${payload.calendar_provider}`),
    calendar: payload.calendar_name,
  })
}

/**
 * Connects the calendar from the redirect's parameters, then navigates.
 * @returns the error message, or null
 */
function useCalendarConnection(): string | null {
  const [search, setSearch] = useSearchParams()
  const go = useNavigateTo()
  const [failure, setFailure] = useState<string | null>(() =>
    toSingleValue(search['state']) ? null : t('calendarScreen.back.nothing'),
  )
  const begun = useRef(false)
  useEffect(() => {
    const [state, code, error, iss] = [
      toSingleValue(search['state']),
      toSingleValue(search['code']),
      toSingleValue(search['error']),
      toSingleValue(search['iss']),
    ]
    // An authorization code can be used only once, so never send it twice, even if the page
    // re-renders.
    if (begun.current || !state) return
    begun.current = true
    setSearch(Object.fromEntries(Object.keys(search).map((name) => [name, undefined])))
    connectCalendar({
      state,
      ...(code ? { code } : {}),
      ...(error ? { error } : {}),
      ...(iss ? { iss } : {}),
    })
      .then(async (message) => {
        showToast(message)
        await go(settings, { replace: true })
      })
      .catch((reason: unknown) => setFailure(describeError(reason).description))
  }, [search, setSearch, go])
  return failure
}

/**
 * OAuth redirect page for Google and Outlook: connects the calendar and continues to the settings,
 * or shows the error.
 */
export default function CompanyOutlookScreen() {
  const failure = useCalendarConnection()
  return (
    <div className={styles['back']}>
      {failure === null ? (
        <NoticePage
          icon={<IconCalendarTime size={20} />}
          title={t('calendarScreen.back.busy')}
          text={t('calendarScreen.back.busyText')}
          actions={<SkeletonLines lines={2} label={t('calendarScreen.back.busy')} />}
        />
      ) : (
        <NoticePage
          icon={<IconCalendarOff size={20} />}
          title={t('calendarScreen.back.failed')}
          text={<span role="alert">{failure}</span>}
          stepsTitle={t('calendarScreen.back.steps')}
          steps={[t('calendarScreen.back.step.again'), t('calendarScreen.back.step.ics')]}
          actions={
            <ButtonLink tone="primary" to={settings}>
              {t('calendarScreen.back.settings')}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}
