import { videoRule } from '@fledge/domain/files/rules.ts'
import type { VideoQuestion } from '@fledge/domain/profiles/words.ts'
import { useEffect, useMemo, useState } from 'react'
import { useKeptState } from '../../platform/kept.ts'
import { showFailure, useCall } from '../../platform/query.ts'
import { sendVideo } from '../../platform/send-video.ts'

/** A recording that waits on this device until it is used or let go, over a closed tab too. */
export interface KeptVideo {
  readonly file: Blob
  readonly seconds: number
  /** The upload that has begun: it goes on where it ended. */
  readonly begun?: string
}

const extensions: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/quicktime': 'mov' }
/** A name with the extension of what the browser recorded. */
export const recordedName = (question: VideoQuestion, file: Blob): string => `${question.toLowerCase().replaceAll('_', '-')}.${extensions[file.type.split(';')[0] ?? ''] ?? 'webm'}`

/** The recording of one question: kept until it is sent, and sent in pieces that go on after an interruption. */
export function useKeptVideo(question: VideoQuestion) {
  const [kept, keep, forget] = useKeptState<KeptVideo | null>(`application/video/${question}`, null, (value) => value === null)
  const [progress, setProgress] = useState<number | null>(null)
  const save = useCall('profiles', 'saveVideoAnswer')
  const file = kept?.file
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => { if (url) URL.revokeObjectURL(url) }, [url])
  const letGo = () => {
    keep(null)
    void forget()
  }
  const send = async (video: Blob, name: string, seconds: number) => {
    setProgress(0)
    try {
      const file_id = await sendVideo(video, { name, seconds, purpose: 'answer', tell: setProgress, resume: kept?.begun, begun: (begun) => kept && keep({ ...kept, begun }) })
      await save.mutateAsync({ body: { question, file_id, seconds: Math.min(seconds, videoRule.mostSeconds) } })
      letGo()
      setProgress(null)
      return true
    } catch (error) {
      showFailure(error)
      setProgress(null)
      return false
    }
  }
  return { kept, keep, letGo, url, progress, send }
}
