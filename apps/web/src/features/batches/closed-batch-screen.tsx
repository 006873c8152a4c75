import { address, pages } from '@fledge/contract/pages.ts'
import { enrolmentWords } from '@fledge/domain/batches/enrolment-words.ts'
import { IconCalendarTime } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useAddressState } from '../../platform/address-state.ts'
import { useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { NoticePage } from '../../platform/notice-page.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import { enrolmentSays } from './batch-facts.tsx'

const p = pages.intern
const reasons = {
  [p.enrolmentNotStarted]: 'enrolmentNotStarted',
  [p.campaignExpired]: 'campaignExpired',
  [p.noActiveProgram]: 'noActiveProgram',
  [p.programNotStarted]: 'programNotStarted',
  [p.registrationClosed]: 'registrationClosed',
} as const

const isReason = (path: string): path is keyof typeof reasons => path in reasons

/** What is known of the batch that one came from: "Spring 2027: Opens Tue 5 Jan, 19:00", and whether it is its seats. */
function useBatch() {
  const [search] = useAddressState()
  const [now, zone] = [useNow(), useZone()]
  const code = typeof search['batch'] === 'string' ? search['batch'] : ''
  const found = useAnswer(
    'batches',
    'validateBatch',
    { params: { batchCode: code } },
    { enabled: code !== '' },
  ).data?.payload.batch
  if (!found) return { line: '', because: null }
  const isFull = enrolmentWords(found, now).text === 'batches.facts.full'
  return {
    line: t('batches.closed.dates', { batch: found.name, dates: enrolmentSays(found, now, zone) }),
    because: isFull ? ('full' as const) : ('ended' as const),
  }
}

/** Why a batch takes no registration now, with its date, and what to do: one screen, five reasons by their address. */
export default function ClosedBatchScreen() {
  const path = useLocation().pathname
  const { line, because } = useBatch()
  const reason = isReason(path) ? reasons[path] : 'noActiveProgram'
  const why =
    reason === 'registrationClosed' && because
      ? t(`batches.closed.registrationClosed.${because}`)
      : t(`batches.closed.${reason}.text`)
  return (
    <NoticePage
      icon={<IconCalendarTime size={22} />}
      title={t(`batches.closed.${reason}.title`)}
      text={
        <>
          {why}
          {line ? (
            <>
              <br />
              {line}
            </>
          ) : null}
        </>
      }
      stepsTitle={t('batches.closed.whatToDo')}
      steps={[t(`batches.closed.${reason}.do`), t('batches.closed.other'), t('batches.closed.ask')]}
      actions={
        <>
          <ButtonLink tone="primary" size="large" to={address(p.findBatch)}>
            {t('batches.closed.find')}
          </ButtonLink>
          <ButtonLink size="large" to={address(p.choosePath)}>
            {t('batches.closed.path')}
          </ButtonLink>
        </>
      }
    />
  )
}
