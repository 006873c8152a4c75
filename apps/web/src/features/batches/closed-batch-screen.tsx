import { address, pages } from '@fledge/contract/pages.ts'
import { IconCalendarTime } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { ButtonLink } from '../../platform/link.tsx'
import { NoticePage } from '../../platform/notice-page.tsx'
import { t } from '../../platform/use-texts.ts'

const p = pages.intern
const reasons = {
  [p.enrolmentNotStarted]: 'enrolmentNotStarted',
  [p.campaignExpired]: 'campaignExpired',
  [p.noActiveProgram]: 'noActiveProgram',
  [p.programNotStarted]: 'programNotStarted',
  [p.registrationClosed]: 'registrationClosed',
} as const

const isReason = (path: string): path is keyof typeof reasons => path in reasons

/** Why a batch takes no registration now, and what to do: one screen, five reasons by their address. */
export default function ClosedBatchScreen() {
  const path = useLocation().pathname
  const reason = isReason(path) ? reasons[path] : 'noActiveProgram'
  return (
    <NoticePage
      icon={<IconCalendarTime size={22} />}
      title={t(`batches.closed.${reason}.title`)}
      text={t(`batches.closed.${reason}.text`)}
      stepsTitle={t('batches.closed.whatToDo')}
      steps={[t(`batches.closed.${reason}.do`), t('batches.closed.other'), t('batches.closed.ask')]}
      actions={<><ButtonLink tone="primary" size="large" to={address(p.findBatch)}>{t('batches.closed.find')}</ButtonLink><ButtonLink size="large" to={address(p.choosePath)}>{t('batches.closed.path')}</ButtonLink></>}
    />
  )
}
