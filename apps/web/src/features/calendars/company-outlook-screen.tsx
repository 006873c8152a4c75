import { buildPath, paths } from '@fledge/contract/paths.ts'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { IconCalendarOff, IconCalendarTime } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../../platform/address-state.ts'
import { describe } from '../../platform/api-error.ts'
import { client } from '../../platform/client.ts'
import { ButtonLink, useGo } from '../../platform/link.tsx'
import { NoticePage } from '../../platform/notice-page.tsx'
import { showToast } from '../../platform/toasts.ts'
import { refresh } from '../../platform/query.ts'
import { translate, t } from '../../platform/use-texts.ts'
import styles from './calendars.module.css'

const settings = buildPath(paths.company.settings, {}, { tab: 'calendars' })
const one = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' && value !== '' ? value : undefined

/** What comes back from a provider, of which only these count. */
interface Back {
  readonly state: string
  readonly code?: string
  readonly error?: string
  readonly iss?: string
}

/** Exchanges what came back, and connects what it was exchanged for. @returns the sentence that says so */
async function connect(back: Back): Promise<string> {
  const { payload: grant } = await client.calendars.calendarCallback({ query: { ...back } })
  const { payload } = await client.calendars.connectCalendar({
    body: { token: grant.token, calendar_provider: grant.calendar_provider },
  })
  await refresh([
    'listCalendars',
    'listProviders',
    'calendarNames',
    'internOpenSlots',
    'interviewTimes',
  ])
  return t('calendarScreen.back.done', {
    name: translate(`calendars.provider.${payload.calendar_provider}`),
    calendar: payload.calendar_name,
  })
}

/** Connects what the address brought, and goes on. @returns what went wrong; null until something does */
function useConnect(): string | null {
  const [search, setSearch] = useSearchParams()
  const go = useGo()
  const [failure, setFailure] = useState<string | null>(() =>
    one(search['state']) ? null : t('calendarScreen.back.nothing'),
  )
  const begun = useRef(false)
  useEffect(() => {
    const [state, code, error, iss] = [
      one(search['state']),
      one(search['code']),
      one(search['error']),
      one(search['iss']),
    ]
    // A code counts once: the page must not ask a second time, however often it is drawn.
    if (begun.current || !state) return
    begun.current = true
    setSearch(Object.fromEntries(Object.keys(search).map((name) => [name, undefined])))
    connect({
      state,
      ...(code ? { code } : {}),
      ...(error ? { error } : {}),
      ...(iss ? { iss } : {}),
    })
      .then(async (says) => {
        showToast(says)
        await go(settings, { replace: true })
      })
      .catch((reason: unknown) => setFailure(describe(reason).description))
  }, [search, setSearch, go])
  return failure
}

/** Where Google and Outlook send back to: connects and goes on to the settings, or says what went wrong. */
export default function CompanyOutlookScreen() {
  const failure = useConnect()
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
