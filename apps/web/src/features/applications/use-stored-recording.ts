import { videoRule } from '@fledge/domain/files/rules.ts'
import type { VideoQuestion } from '@fledge/domain/profiles/types.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useDraftOwner, useDraftState } from '../../platform/forms/draft-state.ts'
import { showFailure, useApiMutation } from '../../platform/query/query.ts'
import { uploadVideo } from '../../platform/upload/upload-video.ts'
import { startUpload, useUploadProgress } from '../../platform/upload/uploads.ts'

/** Recording stored on the device until it is used or discarded, even when the tab is closed. */
export interface StoredRecording {
  readonly file: Blob
  readonly seconds: number
  /** Upload in progress, resumed where it was interrupted. */
  readonly begun?: string
}

const extensions: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
}
/** Returns a file name with the extension of the recorded format. */
export const getRecordingName = (question: VideoQuestion, file: Blob): string =>
  `${question.toLowerCase().replaceAll('_', '-')}.${extensions[file.type.split(';')[0] ?? ''] ?? 'webm'}`

/** Returns an object URL for the player, revoked together with the file. */
function useFileUrl(file: Blob | undefined): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )
  return url
}

/**
 * Calls `onSent` after an upload ends, also one started elsewhere.
 * @param sent number of completed uploads
 */
function useAfterUpload(sent: number, onSent: () => void): void {
  const latest = useRef({ sent, onSent })
  latest.current.onSent = onSent
  useEffect(() => {
    if (latest.current.sent === sent) return
    latest.current.sent = sent
    latest.current.onSent()
  }, [sent])
}

/**
 * Recording of one question, stored until it is uploaded. The resumable upload continues after
 * interruptions and on other pages.
 * @param onSent called after any upload of this question
 */
export function useStoredRecording(question: VideoQuestion, onSent: () => void) {
  const draft = `application/video/${question}`
  const [stored, keep, forget] = useDraftState<StoredRecording | null>(
    draft,
    null,
    (value) => value === null,
  )
  const name = `${useDraftOwner()}/${draft}`
  const { share, sent } = useUploadProgress(name)
  const save = useApiMutation('applications', 'saveVideoAnswer')
  const url = useFileUrl(stored?.file)
  const discardRecording = () => {
    keep(null)
    void forget()
  }
  useAfterUpload(sent, () => {
    discardRecording()
    onSent()
  })
  const send = async (video: Blob, fileName: string, seconds: number) => {
    await startUpload(name, async (tell) => {
      const file_id = await uploadVideo(video, {
        name: fileName,
        seconds,
        purpose: 'answer',
        onProgress: tell,
        resume: stored?.begun,
        onStart: (begun) => stored && keep({ ...stored, begun }),
      })
      await save.mutateAsync({
        body: { question, file_id, seconds: Math.min(seconds, videoRule.maxSeconds) },
      })
      // Also runs after the component has unmounted.
      await forget()
    }).catch(showFailure)
  }
  return { stored, keep, discardRecording, url, progress: share, send }
}
