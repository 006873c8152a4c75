import { t } from '../../platform/use-texts.ts'
import { DiversityPart } from './diversity-part.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 5: every answer is optional; only sums of five people or more are ever looked at. */
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
