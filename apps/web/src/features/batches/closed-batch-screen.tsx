import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconCalendarTime } from '@fledge/ui/icons/calendar-time.tsx'
import { useLocation } from '@tanstack/react-router'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useSession, useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { formatEnrolmentPeriod } from './batch-fact-list.tsx'

const p = paths.intern
const reasons = {
  [p.enrolmentNotStarted]: 'enrolmentNotStarted',
  [p.campaignExpired]: 'campaignExpired',
  [p.noActiveProgram]: 'noActiveProgram',
  [p.programNotStarted]: 'programNotStarted',
  [p.registrationClosed]: 'registrationClosed',
} as const

const isReason = (path: string): path is keyof typeof reasons => path in reasons

/**
 * Returns the batch that the user came from, such as "Spring 2027: Opens Tue 5 Jan, 19:00", and
 * whether it is full.
 */
function useSourceBatch() {
  const [search] = useSearchParams()
  const [now, zone] = [useNow(), useZone()]
  const code = typeof search['batch'] === 'string' ? search['batch'] : ''
  const answer = useApiQuery(
    'batches',
    'validateBatch',
    { params: { batchCode: code } },
    { enabled: code !== '' },
  ).data?.payload
  const found = answer?.batch
  if (!found) return { line: '', because: null, full: null }
  const isFull = found.state === 'FULL'
  return {
    full: isFull ? { code: found.code, isAsked: answer.is_seat_asked } : null,
    line: t('batches.closed.dates', {
      batch: found.name,
      dates: formatEnrolmentPeriod(found, now, zone),
    }),
    because: !isFull
      ? ('ended' as const)
      : found.seats === 0
        ? ('noSeats' as const)
        : ('full' as const),
  }
}

type Reason = (typeof reasons)[keyof typeof reasons]
type SourceBatch = ReturnType<typeof useSourceBatch>

const getReasonTitle = (reason: Reason, { because }: SourceBatch) =>
  because === 'full' && reason === 'registrationClosed'
    ? t('batches.closed.full.title')
    : t(`batches.closed.${reason}.title`)

const getReasonText = (reason: Reason, { because }: SourceBatch) =>
  reason === 'registrationClosed' && because
    ? t(`batches.closed.registrationClosed.${because}`)
    : t(`batches.closed.${reason}.text`)

/**
 * Explains why a batch accepts no registration, with its date and next steps. One screen for five
 * reasons, by path.
 */
export default function ClosedBatchScreen() {
  const path = useLocation().pathname
  const known = useSourceBatch()
  const { line, full } = known
  const reason = isReason(path) ? reasons[path] : 'noActiveProgram'
  return (
    <NoticePage
      icon={<IconCalendarTime size={22} />}
      title={getReasonTitle(reason, known)}
      text={
        <>
          {getReasonText(reason, known)}
          {line ? (
            <>
              <br />
              {line}
            </>
          ) : null}
        </>
      }
      stepsTitle={t('batches.closed.whatToDo')}
      steps={[
        full ? t('batches.closed.full.do') : t(`batches.closed.${reason}.do`),
        t('batches.closed.other'),
        t('batches.closed.ask'),
      ]}
      actions={
        <>
          {full ? <SeatAlert {...full} /> : null}
          <ButtonLink tone={full ? 'plain' : 'primary'} size="large" to={buildPath(p.findBatch)}>
            {t('batches.closed.find')}
          </ButtonLink>
          <ButtonLink size="large" to={buildPath(p.choosePath)}>
            {t('batches.closed.path')}
          </ButtonLink>
        </>
      }
    />
  )
}

interface SeatAlertProps {
  readonly code: string
  readonly isAsked: boolean
}

/**
 * Subscribes to one email when a seat becomes available. Anonymous users sign in first and are
 * redirected back.
 */
function SeatAlert({ code, isAsked }: SeatAlertProps) {
  const user = useSession()
  const ask = useApiMutation('batches', 'askForSeat', {
    onDone: () => showToast(t('batches.closed.full.asked')),
  })
  const here = buildPath(p.registrationClosed, {}, { batch: code })
  if (isAsked) return <p role="status">{t('batches.closed.full.asked')}</p>
  if (!user)
    return (
      <ButtonLink
        tone="primary"
        size="large"
        to={buildPath(p.getStarted, {}, { batch: code, redirectTo: here })}
      >
        {t('batches.closed.full.ask')}
      </ButtonLink>
    )
  return (
    <Button
      tone="primary"
      size="large"
      busy={ask.isPending}
      onClick={() => ask.mutate({ params: { batchCode: code }, body: {} })}
    >
      {t('batches.closed.full.ask')}
    </Button>
  )
}
