import type { PayloadOf } from '@fledge/kernel/call.ts'
import type { profileCalls } from '@fledge/contract/profiles/calls.ts'
import { uploadProblem, videoRule } from '@fledge/domain/files/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Meter } from '@fledge/ui/charts.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Answer } from '../../platform/answer.tsx'
import { useAnswer } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './applications.module.css'
import { secondsOf } from '../../platform/send-video.ts'
import { recordedName, useKeptVideo } from './video-kept.ts'
import { VideoRecorder } from './video-recorder.tsx'
import video from './video.module.css'

type Asked = PayloadOf<typeof profileCalls.listVideoAnswers>[number]

/** Each question with its answer, recorded here or uploaded. */
export function VideoPart({ disabled }: { readonly disabled: boolean }) {
  const asked = useAnswer('profiles', 'listVideoAnswers', { body: {} })
  return (
    <div className={styles['stack']}>
      <Answer of={asked} name={t('applications.video.title')}>
        {(questions) =>
          questions.map((one, index) => (
            <Question key={one.question} asked={one} number={index + 1} disabled={disabled} />
          ))
        }
      </Answer>
    </div>
  )
}

/** One question: what was answered, a recording that waits to be used, or the ways to answer. */
export function Question({
  asked,
  number,
  disabled,
}: {
  readonly asked: Asked
  readonly number: number
  readonly disabled: boolean
}) {
  const [mode, setMode] = useState<'shown' | 'record' | 'upload'>(asked.answer ? 'shown' : 'upload')
  const [problem, setProblem] = useState<string>()
  const { kept, keep, letGo, url, progress, send } = useKeptVideo(asked.question, () =>
    setMode('shown'),
  )
  const busy = progress !== null
  const sendIt = async (file: Blob, name: string, seconds: number) => {
    setProblem(undefined)
    await send(file, name, seconds)
  }
  const choose = async (file: File) => {
    const wrong = uploadProblem('video', { name: file.name, bytes: file.size })
    const seconds = wrong ? 0 : await secondsOf(file)
    if (wrong) return setProblem(say(wrong))
    return seconds > videoRule.mostSeconds + 1
      ? setProblem(t('applications.video.tooLong'))
      : sendIt(file, file.name, seconds)
  }
  const discard = () => {
    letGo()
    setMode(asked.answer ? 'shown' : 'upload')
  }
  const isWaiting = kept !== null && url !== null && mode !== 'record'
  const state = isWaiting ? (
    t('applications.video.unsent')
  ) : asked.answer ? (
    <span className={styles['done']}>
      <IconCheck size={16} aria-hidden />
      {t('applications.video.answered', { seconds: asked.answer.seconds })}
    </span>
  ) : (
    t('applications.video.open')
  )
  return (
    <Card title={`${number}. ${say(asked.text)}`} side={state}>
      {mode === 'record' ? (
        <VideoRecorder
          onCancel={() => setMode(asked.answer ? 'shown' : 'upload')}
          onDone={(file, seconds) => {
            setMode('upload')
            keep({ file, seconds })
          }}
        />
      ) : null}
      {isWaiting ? <Film src={url} label={t('applications.video.preview')} /> : null}
      {isWaiting && busy ? (
        <Meter share={progress} label={t('applications.video.sending')} />
      ) : null}
      {!isWaiting && mode === 'shown' && asked.answer ? (
        <Film src={asked.answer.url} label={say(asked.text)} />
      ) : null}
      {!isWaiting && mode === 'upload' ? (
        <FileDrop
          label={t('applications.video.upload')}
          accept=".mp4,.webm,.mov"
          says={t('applications.video.drop')}
          rule={t('applications.video.rule')}
          error={problem}
          progress={progress}
          disabled={disabled || busy}
          onFile={(file) => void choose(file)}
        />
      ) : null}
      <div className={`${styles['bar']} ${video['acts']}`}>
        {isWaiting ? (
          <Button
            tone="primary"
            refused={disabled ? t('applications.locked') : null}
            busy={busy}
            onClick={() =>
              void sendIt(kept.file, recordedName(asked.question, kept.file), kept.seconds)
            }
          >
            {t(kept.begun && !busy ? 'applications.video.sendOn' : 'applications.video.use')}
          </Button>
        ) : null}
        {mode === 'record' ? null : (
          <Button
            refused={disabled ? t('applications.locked') : null}
            busy={busy && !isWaiting}
            disabled={busy}
            onClick={() => setMode('record')}
          >
            {isWaiting || asked.answer
              ? t('applications.video.recordAgain')
              : t('applications.video.recordHere')}
          </Button>
        )}
        {isWaiting ? (
          <Button tone="quiet" disabled={busy} onClick={discard}>
            {t('applications.video.letGo')}
          </Button>
        ) : mode === 'shown' ? (
          <Button tone="quiet" disabled={disabled} onClick={() => setMode('upload')}>
            {t('applications.video.replace')}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

function Film({ src, label }: { readonly src: string; readonly label: string }) {
  return (
    <video controls preload="metadata" className={video['screen']} src={src} aria-label={label}>
      <track kind="captions" />
    </video>
  )
}
