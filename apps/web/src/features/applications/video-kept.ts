import { videoRule } from '@fledge/domain/files/rules.ts'
import type { VideoQuestion } from '@fledge/domain/profiles/types.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useDraftOwner, useDraftState } from '../../platform/draft-state.ts'
import { showFailure, useApiMutation } from '../../platform/query.ts'
import { sendVideo } from '../../platform/send-video.ts'
import { startUpload, useUploadProgress } from '../../platform/uploads.ts'

/** A recording that waits on this device until it is used or let go, over a closed tab too. */
export interface KeptVideo {
  readonly file: Blob
  readonly seconds: number
  /** The upload that has begun: it goes on where it ended. */
  readonly begun?: string
}

const extensions: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
}
/** A name with the extension of what the browser recorded. */
export const recordedName = (question: VideoQuestion, file: Blob): string =>
  `${question.toLowerCase().replaceAll('_', '-')}.${extensions[file.type.split(';')[0] ?? ''] ?? 'webm'}`

/** The address under which a player shows it; let go with the file. */
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

/** Acts once an upload has ended, whoever began it. @param sent how many have */
function useSent(sent: number, onSent: () => void): void {
  const latest = useRef({ sent, onSent })
  latest.current.onSent = onSent
  useEffect(() => {
    if (latest.current.sent === sent) return
    latest.current.sent = sent
    latest.current.onSent()
  }, [sent])
}

/** The recording of one question: kept until it is sent, and sent in pieces that go on after an interruption, and while the page is left. @param onSent once it is, whoever began it */
export function useKeptVideo(question: VideoQuestion, onSent: () => void) {
  const draft = `application/video/${question}`
  const [kept, keep, forget] = useDraftState<KeptVideo | null>(
    draft,
    null,
    (value) => value === null,
  )
  const name = `${useDraftOwner()}/${draft}`
  const { share, sent } = useUploadProgress(name)
  const save = useApiMutation('profiles', 'saveVideoAnswer')
  const url = useFileUrl(kept?.file)
  const letGo = () => {
    keep(null)
    void forget()
  }
  useSent(sent, () => {
    letGo()
    onSent()
  })
  const send = async (video: Blob, fileName: string, seconds: number) => {
    await startUpload(name, async (tell) => {
      const file_id = await sendVideo(video, {
        name: fileName,
        seconds,
        purpose: 'answer',
        tell,
        resume: kept?.begun,
        begun: (begun) => kept && keep({ ...kept, begun }),
      })
      await save.mutateAsync({
        body: { question, file_id, seconds: Math.min(seconds, videoRule.mostSeconds) },
      })
      // Also where nobody is there to see it.
      await forget()
    }).catch(showFailure)
  }
  return { kept, keep, letGo, url, progress: share, send }
}
