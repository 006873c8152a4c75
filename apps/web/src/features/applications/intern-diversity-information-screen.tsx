import { t } from '../../platform/i18n/use-texts.ts'
import { DiversityPart } from './diversity-part.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 5: all answers are optional and are only evaluated in groups of at least five people. */
export default function InternDiversityInformationScreen() {
  return (
    <StepFrame
      section="DIVERSITY_INFORMATION"
      title={t('applications.diversity.title')}
      lead={t('applications.diversity.lead')}
    >
      {(application, onState) => (
        <DiversityPart
          application={application}
          onState={onState}
          disabled={application.may.saveSection !== true}
        />
      )}
    </StepFrame>
  )
}
