import { videoRule } from '@fledge/domain/files/rules.ts'
import { formatClockTime } from '@fledge/domain/free-text.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconPlayerRecord } from '@fledge/ui/icons/player-record.tsx'
import { IconPlayerStop } from '@fledge/ui/icons/player-stop.tsx'
import { IconX } from '@fledge/ui/icons/x.tsx'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { useCamera, useDeviceChoice } from './video-camera.ts'
import styles from './video.module.css'

interface VideoRecorderProps {
  readonly onDone: (video: Blob, seconds: number) => void
  readonly onCancel: () => void
}

const findSupportedType = () =>
  ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'].find((type) =>
    MediaRecorder.isTypeSupported(type),
  ) ?? 'video/webm'

/** Records a stream for at most two minutes. */
function useRecording(stream: MediaStream | null, onDone: VideoRecorderProps['onDone']) {
  const recorder = useRef<MediaRecorder | null>(null)
  const [seconds, setSeconds] = useState(0)
  const [isRecording, setRecording] = useState(false)
  useEffect(() => {
    if (!isRecording) return undefined
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000)
    return () => clearInterval(timer)
  }, [isRecording])
  useEffect(
    () => () => {
      recorder.current = null
    },
    [],
  )
  const stop = () => recorder.current?.state === 'recording' && recorder.current.stop()
  if (isRecording && seconds >= videoRule.maxSeconds) stop()
  const start = () => {
    if (!stream) return
    const parts: Blob[] = []
    const began = performance.now()
    const options = { mimeType: findSupportedType(), videoBitsPerSecond: 900_000 }
    const recording = new MediaRecorder(stream, options)
    recording.addEventListener('dataavailable', (event) => parts.push(event.data))
    // An abandoned recorder also stops, with its tracks; only a requested stop produces a
    // recording.
    recording.addEventListener(
      'stop',
      () =>
        recorder.current === recording &&
        onDone(
          new Blob(parts, { type: recording.mimeType.split(';')[0] ?? 'video/webm' }),
          Math.max(1, Math.round((performance.now() - began) / 1000)),
        ),
    )
    recording.start(1000)
    recorder.current = recording
    setSeconds(0)
    setRecording(true)
  }
  return { seconds, isRecording, start, stop }
}

/** Records an answer with the device's camera for at most two minutes. Uploads nothing. */
export function VideoRecorder({ onDone, onCancel }: VideoRecorderProps) {
  const { screen, stream, isRefused } = useCamera(useDeviceChoice()[0])
  const { seconds, isRecording, start, stop } = useRecording(stream, onDone)
  if (isRefused)
    return (
      <div className={styles['refused']}>
        <p>{t('applications.video.noCamera')}</p>
        <Button onClick={onCancel}>{t('common.btn.back')}</Button>
      </div>
    )
  return (
    <div className={styles['recorder']}>
      <video
        ref={screen}
        autoPlay
        muted
        playsInline
        className={styles['screen']}
        aria-label={t('applications.video.camera')}
      />
      <div className={styles['controls']}>
        <RecordButton
          isReady={stream !== null}
          isRecording={isRecording}
          onStart={start}
          onStop={stop}
        />
        <span role="timer" className={styles['time']}>
          {formatClockTime(seconds)} / {formatClockTime(videoRule.maxSeconds)}
        </span>
        <Button tone="quiet" icon={<IconX size={18} aria-hidden />} onClick={onCancel}>
          {t('common.btn.cancel')}
        </Button>
      </div>
    </div>
  )
}

interface RecordButtonProps {
  readonly isReady: boolean
  readonly isRecording: boolean
  readonly onStart: () => void
  readonly onStop: () => void
}

function RecordButton({ isReady, isRecording, onStart, onStop }: RecordButtonProps) {
  return isRecording ? (
    <Button tone="primary" icon={<IconPlayerStop size={18} aria-hidden />} onClick={onStop}>
      {t('applications.video.stop')}
    </Button>
  ) : (
    <Button
      tone="primary"
      busy={!isReady}
      icon={<IconPlayerRecord size={18} aria-hidden />}
      onClick={onStart}
    >
      {t('applications.video.record')}
    </Button>
  )
}
