import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { Stack } from '@fledge/ui/page.tsx'
import type { SaveState } from '../../platform/forms/autosaver.ts'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from '../../features/applications/applications.module.css'
import { IdentityCard } from '../../features/enrolment/identity-card.tsx'
import { suggestEducationEntry } from '../../features/applications/suggest-education-entry.ts'
import { EntryCard } from '../../features/applications/entry-card.tsx'
import { IntroductionPart } from '../../features/applications/introduction-part.tsx'
import { OwnSkillsCard } from '../../features/applications/own-skills-card.tsx'
import { ResumeCheck } from '../../features/applications/resume-check.tsx'
import { ResumeFile, type ExtractedResume } from '../../features/applications/resume-file.tsx'
import { StepFrame } from '../../features/applications/step-frame.tsx'

/**
 * Step 6: upload a résumé and confirm the extracted details, or enter them by hand; then the
 * introduction.
 */
export default function ResumeProfileScreen() {
  // The extracted details survive a reload, with their file, until they are confirmed or discarded.
  const [read, setRead] = useDraftState<ExtractedResume | null>(
    'resume/reading',
    null,
    (payload) => payload === null,
  )
  return (
    <StepFrame
      section="RESUME_PROFILE"
      title={read ? t('applications.resume.checkTitle') : t('applications.resume.title')}
      lead={read ? t('applications.resume.checkLead') : t('applications.resume.lead')}
      wide={read === null}
    >
      {(application, onState) => (
        <Resume
          key={application.application_id}
          application={application}
          read={read}
          onRead={setRead}
          onDone={() => setRead(null)}
          onState={onState}
        />
      )}
    </StepFrame>
  )
}

interface ResumeProps {
  readonly application: ApplicationView
  readonly read: ExtractedResume | null
  readonly onRead: (read: ExtractedResume) => void
  readonly onDone: () => void
  readonly onState: (state: SaveState) => void
}

function Resume({ application, read, onRead, onDone, onState }: ResumeProps) {
  const rejection =
    application.may.saveSection === true ? null : translateKey(application.may.saveSection)
  const disabled = rejection !== null
  return (
    <div className={styles['stack']}>
      {read ? null : <ResumeFile application={application} disabled={disabled} onRead={onRead} />}
      {read ? (
        <ResumeCheck application={application} resume={read} onDone={onDone} />
      ) : (
        <Stack>
          <EntryCard
            kind="education"
            refused={rejection}
            begun={suggestEducationEntry(application)}
          />
          <IdentityCard
            refused={
              application.may.editIdentity === true
                ? null
                : translateKey(application.may.editIdentity)
            }
          />
          <EntryCard kind="experience" refused={rejection} />
          <OwnSkillsCard application={application} refused={rejection} />
          <EntryCard kind="portfolio" refused={rejection} />
          <IntroductionPart application={application} disabled={disabled} onState={onState} />
        </Stack>
      )}
    </div>
  )
}
