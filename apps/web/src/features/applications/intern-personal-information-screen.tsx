import { t } from '../../platform/i18n/use-texts.ts'
import { PersonalPart } from './personal-part.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 1 of the application. */
export default function InternPersonalInformationScreen() {
  return (
    <StepFrame
      section="PERSONAL_INFORMATION"
      title={t('applications.personal.title')}
      lead={t('applications.personal.lead')}
    >
      {(application, onState) => (
        <PersonalPart
          withFrozen
          application={application}
          onState={onState}
          disabled={application.may.saveSection !== true}
        />
      )}
    </StepFrame>
  )
}
