import { t } from '../../platform/i18n/use-texts.ts'
import { CareerPart } from './career-part.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 2 of the application. */
export default function InternCareerFieldScreen() {
  return (
    <StepFrame
      section="CAREER_FIELD"
      title={t('applications.career.title')}
      lead={t('applications.career.lead')}
    >
      {(application, onState) => (
        <CareerPart
          application={application}
          onState={onState}
          disabled={application.may.saveSection !== true}
        />
      )}
    </StepFrame>
  )
}
