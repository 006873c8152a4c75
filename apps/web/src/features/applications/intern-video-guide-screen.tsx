import { pages } from '@fledge/contract/pages.ts'
import { IconVideo } from '@tabler/icons-react'
import { ButtonLink } from '../../platform/link.tsx'
import { NoticePage } from '../../platform/notice-page.tsx'
import { t } from '../../platform/use-texts.ts'

/** Before the camera: what it takes, and where to begin. */
export default function InternVideoGuideScreen() {
  return (
    <NoticePage icon={<IconVideo size={24} />} title={t('applications.videoGuide.title')} text={t('applications.video.lead')} stepsTitle={t('applications.videoGuide.steps')}
      steps={[t('applications.videoGuide.place'), t('applications.videoGuide.allow'), t('applications.videoGuide.again')]} actions={<ButtonLink tone="primary" size="large" to={pages.intern.videoProfile}>{t('applications.videoGuide.action')}</ButtonLink>} />
  )
}
