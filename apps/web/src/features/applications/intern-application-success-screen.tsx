import { pages } from '@fledge/contract/pages.ts'
import { IconConfetti } from '@tabler/icons-react'
import { ButtonLink } from '../../platform/link.tsx'
import { NoticePage } from '../../platform/notice-page.tsx'
import { t } from '../../platform/use-texts.ts'

/** Enrolled: what comes now. */
export default function InternApplicationSuccessScreen() {
  return (
    <NoticePage icon={<IconConfetti size={24} />} title={t('applications.enrolled.title')} text={t('applications.enrolled.text')} stepsTitle={t('applications.submitted.next')}
      steps={[t('applications.enrolled.weeks'), t('applications.enrolled.feedback'), t('applications.enrolled.certificate')]} actions={<ButtonLink tone="primary" size="large" to={pages.intern.internships}>{t('applications.enrolled.action')}</ButtonLink>} />
  )
}
