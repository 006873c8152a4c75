import { uploadKinds, validateUpload } from '@fledge/domain/files/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useRef, useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { client } from '../../platform/http/client.ts'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { uploadVideo } from '../../platform/upload/upload-video.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './media-editor.module.css'

/**
 * Upload that is in progress, or complete but not yet part of the profile. Restored after a reload.
 */
interface PendingUpload {
  readonly file_id: string
  readonly name: string
  readonly size: number
  readonly isDone: boolean
}

interface VideoUploadProps {
  readonly onKeep: (key: string, caption: string) => Promise<boolean>
}

const contentErrors = new Set(['UNSUPPORTED_FILE_TYPE', 'FILE_TOO_LARGE', 'VALIDATION'])
const toClientError = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : null
/** Returns whether the file was rejected for its content; an out-of-order chunk can be resumed. */
const isContentError = (error: unknown) => contentErrors.has(toClientError(error)?.code ?? '')
const formatUploadError = (error: unknown) => {
  const refusal = toClientError(error)
  return refusal
    ? (Object.values(refusal.fields)[0] ?? refusal.description)
    : t('companies.media.interrupted')
}

/** Returns the interrupted upload if the user selects the same file again. */
const findPendingUpload = (pending: PendingUpload | null, file: File) =>
  pending && !pending.isDone && pending.name === file.name && pending.size === file.size
    ? pending.file_id
    : undefined

const usePending = () =>
  useDraftState<PendingUpload | null>('companies/video-upload', null, (value) => value === null)

function useUpload() {
  const [pending, setPending] = usePending()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const stop = useRef<AbortController>(null)
  const send = async (file: File) => {
    const wrong = validateUpload('video', file)
    setProblem(wrong ? translateKey(wrong) : undefined)
    if (wrong) return
    const facts = { name: file.name, size: file.size }
    stop.current = new AbortController()
    setShare(0)
    try {
      const file_id = await uploadVideo(file, {
        name: file.name,
        purpose: 'other',
        onProgress: setShare,
        resume: findPendingUpload(pending, file),
        signal: stop.current.signal,
        onStart: (id) => setPending({ file_id: id, ...facts, isDone: false }),
      })
      setPending({ file_id, ...facts, isDone: true })
    } catch (error) {
      if (stop.current.signal.aborted) return
      if (isContentError(error)) setPending(null)
      setProblem(formatUploadError(error))
    } finally {
      setShare(null)
    }
  }
  /** Stops the upload and deletes what was sent. */
  const drop = () => {
    stop.current?.abort()
    if (pending) void client.files.deleteFile({ body: { key: pending.file_id } }).catch(() => null)
    setPending(null)
  }
  return { pending, setPending, share, problem, send, drop }
}

/**
 * Resumable video upload that continues when the user selects the same file again, with a preview
 * before publishing.
 */
export function VideoUpload({ onKeep }: VideoUploadProps) {
  const { pending, setPending, share, problem, send, drop } = useUpload()
  if (pending?.isDone)
    return (
      <UploadPreview
        pending={pending}
        onDrop={drop}
        onKeep={(caption) =>
          onKeep(pending.file_id, caption).then((isSaved) => {
            if (isSaved) setPending(null)
          })
        }
      />
    )
  return (
    <Stack tight>
      <FileDrop
        label={t('companies.media.uploadVideo')}
        accept={uploadKinds.video.extensions.map((extension) => `.${extension}`).join(',')}
        prompt={<Rich text="companies.media.dropVideo" />}
        rule={t('companies.media.videoRule')}
        error={problem}
        disabled={share !== null}
        progress={share}
        hint={
          pending && share === null ? t('companies.media.goOn', { name: pending.name }) : undefined
        }
        onFile={(file) => void send(file)}
      />
      {pending ? (
        <Group>
          <Button size="small" onClick={drop}>
            {t('companies.media.throwAway')}
          </Button>
        </Group>
      ) : null}
    </Stack>
  )
}

interface UploadPreviewProps {
  readonly pending: PendingUpload
  readonly onKeep: (caption: string) => Promise<void>
  readonly onDrop: () => void
}

/** The upload is not public yet; its owner views it through a private URL. */
function UploadPreview({ pending, onKeep, onDrop }: UploadPreviewProps) {
  const [caption, setCaption] = useState('')
  const [busy, setBusy] = useState(false)
  const address = useApiQuery(
    'files',
    'fileAddress',
    { params: { id: pending.file_id } },
    { staleTime: 240_000 },
  )
  const keep = async () => {
    setBusy(true)
    await onKeep(caption)
    setBusy(false)
  }
  return (
    <Stack tight>
      {address.data ? <Preview url={address.data.payload.url} name={pending.name} /> : null}
      {address.error ? <p role="alert">{t('companies.media.videoGone')}</p> : null}
      <TextField
        label={t('companies.media.videoCaption')}
        optional={t('common.optional')}
        maxLength={200}
        value={caption}
        onChange={(event) => setCaption(event.currentTarget.value)}
      />
      <Group>
        <Button tone="primary" busy={busy} disabled={address.isError} onClick={() => void keep()}>
          {t('companies.media.keepVideo')}
        </Button>
        <Button onClick={onDrop}>{t('companies.media.throwAway')}</Button>
      </Group>
    </Stack>
  )
}

const Preview = ({ url, name }: { readonly url: string; readonly name: string }) => (
  // A company's own clip has no captions; its description is in the field below.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  <video className={styles['preview']} controls preload="metadata" src={url} aria-label={name} />
)
