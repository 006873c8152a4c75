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
  return (
    <StepFrame section="RESUME_PROFILE" title={t('applications.resume.title')} lead={t('applications.resume.lead')} wide>
      {(application, onState) => <Resume key={application.application_id} application={application} onState={onState} />}
    </StepFrame>
  )
}

function Resume({ application, onState }: { readonly application: ApplicationView; readonly onState: (state: SaveState) => void }) {
  const [read, setRead] = useState<ReadResume | null>(null)
  const disabled = application.may.saveSection !== true
  return (
    <div className={styles['stack']}>
      {read ? null : <ResumeFile application={application} disabled={disabled} onRead={setRead} />}
      {read ? <ResumeCheck key={read.fileId} application={application} resume={read} onDone={() => setRead(null)} /> : (
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
