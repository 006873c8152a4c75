import { paths } from '@fledge/contract/paths.ts'
import { MoreLink } from '../../platform/router/link.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { StepFrame } from './step-frame.tsx'
import { VideoPart } from './video-part.tsx'

/** Step 7: video answers, recorded in the browser or uploaded. */
export default function InternVideoProfileScreen() {
  return (
    <StepFrame
      section="VIDEO_PROFILE"
      title={t('applications.video.title')}
      lead={t('applications.video.lead')}
    >
      {(application) => (
        <>
          <MoreLink to={paths.intern.videoGetStarted}>{t('applications.video.check')}</MoreLink>
          <VideoPart disabled={application.may.saveSection !== true} />
        </>
      )}
    </StepFrame>
  )
}
