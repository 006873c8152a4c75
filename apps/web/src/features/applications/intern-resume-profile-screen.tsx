import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { SaveState } from '../../platform/forms.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './applications.module.css'
import { EntryCard } from './entry-card.tsx'
import { IntroductionPart } from './introduction-part.tsx'
import { ResumeCheck } from './resume-check.tsx'
import { ResumeFile, type ReadResume } from './resume-file.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 6: upload a résumé and confirm what was read, or write it by hand; then the introduction. */
export default function InternResumeProfileScreen() {
  const [read, setRead] = useState<ReadResume | null>(null)
  return (
    <StepFrame section="RESUME_PROFILE" title={read ? t('applications.resume.checkTitle') : t('applications.resume.title')} lead={read ? t('applications.resume.checkLead') : t('applications.resume.lead')} wide={read === null}>
      {(application, onState) => <Resume key={application.application_id} application={application} read={read} onRead={setRead} onState={onState} />}
    </StepFrame>
  )
}

interface ResumeProps {
  readonly application: ApplicationView
  readonly read: ReadResume | null
  readonly onRead: (read: ReadResume | null) => void
  readonly onState: (state: SaveState) => void
}

function Resume({ application, read, onRead, onState }: ResumeProps) {
  const disabled = application.may.saveSection !== true
  return (
    <div className={styles['stack']}>
      {read ? null : <ResumeFile application={application} disabled={disabled} onRead={onRead} />}
      {read ? <ResumeCheck application={application} resume={read} onDone={() => onRead(null)} /> : (
        <Stack>
          <EntryCard kind="education" entries={application.education} disabled={disabled} />
          <EntryCard kind="experience" entries={application.experience} disabled={disabled} />
          <EntryCard kind="portfolio" entries={application.portfolio} disabled={disabled} />
          <IntroductionPart application={application} disabled={disabled} onState={onState} />
        </Stack>
      )}
    </div>
  )
}
