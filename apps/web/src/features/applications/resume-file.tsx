import { resumeChanges } from '@fledge/contract/applications/endpoints.ts'
import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { uploadKinds, validateUpload } from '@fledge/domain/files/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { useState } from 'react'
import { client } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { invalidateEndpoints, showFailure } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { toEntryBodies } from './to-entry-bodies.ts'
import type { ResumeData } from './resume-facts.ts'
import styles from './resume.module.css'

/** Extracted résumé. Neither the file nor its contents are stored before confirmation. */
export interface ExtractedResume {
  readonly file: File
  readonly read: ResumeData
}

interface ResumeFileProps {
  readonly application: ApplicationView
  readonly disabled: boolean
  readonly onRead: (resume: ExtractedResume) => void
}

const acceptedTypes = uploadKinds.resume.extensions.map((extension) => `.${extension}`).join(',')

/**
 * Extracts a file's contents; images are stored directly.
 * @param onTaken called when either is done
 */
function useResumeExtraction({ application, onRead }: ResumeFileProps, onTaken: () => void) {
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const fail = (error: unknown) => {
    const because = error instanceof ApiError ? error.fields['file'] : undefined
    setProblem(because)
    if (!because) showFailure(error)
  }
  const take = async (file: File) => {
    const wrong = validateUpload('resume', file)
    setProblem(wrong ? translateKey(wrong) : undefined)
    if (wrong) return
    setReading(true)
    try {
      const { payload: read } = await client.applications.parseResume({ file })
      if (read.is_image) await storeResume(application, file, t('applications.resume.image'))
      else onRead({ file, read })
      onTaken()
    } catch (error) {
      // Validation errors are shown at the field; a file that only could not be read is stored
      // anyway.
      const because = error instanceof ApiError ? error.fields['file'] : undefined
      if (because === t('files.unreadable'))
        await storeUnreadResume(application, file).then(onTaken, fail)
      else fail(error)
    }
    setReading(false)
  }
  return { reading, problem, take }
}

/**
 * The stored résumé, or a drop zone. An uploaded file is extracted, and nothing is saved before
 * confirmation.
 */
export function ResumeFile(props: ResumeFileProps) {
  const { application, disabled } = props
  const [replacing, setReplacing] = useState(false)
  const { reading, problem, take } = useResumeExtraction(props, () => setReplacing(false))
  const { resume } = application
  if (resume && !replacing)
    return <StoredResume resume={resume} disabled={disabled} onReplace={() => setReplacing(true)} />
  return (
    <Card
      title={t('applications.resume.card')}
      side={
        resume ? (
          <Button tone="quiet" size="small" onClick={() => setReplacing(false)}>
            {t('common.btn.cancel')}
          </Button>
        ) : (
          <Meta>{t('applications.resume.byHand')}</Meta>
        )
      }
    >
      <FileDrop
        label={t('applications.resume.file')}
        accept={acceptedTypes}
        prompt={<Rich text="applications.resume.drop" />}
        rule={reading ? t('applications.resume.reading') : t('applications.resume.rule')}
        error={problem}
        disabled={disabled || reading}
        onFile={(file) => void take(file)}
      />
    </Card>
  )
}

interface StoredResumeProps {
  readonly resume: NonNullable<ApplicationView['resume']>
  readonly disabled: boolean
  readonly onReplace: () => void
}

function StoredResume({ resume, disabled, onReplace }: StoredResumeProps) {
  return (
    <Card flush>
      <CardList>
        <CardListItem
          lead={
            <span className={styles['tile']} aria-hidden>
              <IconFileText size={20} />
            </span>
          }
          end={
            <Button
              disabledReason={disabled ? translateKey('applications.refused.submitted') : null}
              onClick={onReplace}
            >
              {t('applications.resume.replace')}
            </Button>
          }
        >
          <a href={resume.url} target="_blank" rel="noreferrer">
            <b>{resume.name}</b>
          </a>
          <Meta>{t('applications.resume.size', { kb: Math.ceil(resume.size / 1024) })}</Meta>
        </CardListItem>
      </CardList>
    </Card>
  )
}

/** Stores an unreadable file so that the user can continue by hand. */
const storeUnreadResume = (application: ApplicationView, file: File): Promise<void> =>
  storeResume(application, file, t('applications.resume.unread'))

/**
 * Stores a file without extracting it and keeps the existing profile data.
 * @param confirmation confirmation shown afterwards
 */
async function storeResume(
  application: ApplicationView,
  file: File,
  confirmation: string,
): Promise<void> {
  const file_id = await uploadResume(file)
  await client.applications.saveResume({
    params: { applicationId: application.application_id },
    body: { file_id, ...toEntryBodies(application) },
  })
  await invalidateEndpoints(resumeChanges)
  showToast(confirmation)
}

/**
 * Uploads the file.
 * @returns its id
 */
export async function uploadResume(file: File): Promise<string> {
  const { payload } = await client.files.uploadFile({
    file,
    body: { kind: 'resume', purpose: 'resume' },
  })
  return payload.file_id
}
