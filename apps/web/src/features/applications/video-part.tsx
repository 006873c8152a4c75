import type { PayloadOf } from '@fledge/kernel/call.ts'
import type { profileCalls } from '@fledge/contract/profiles/calls.ts'
import { uploadProblem } from '@fledge/domain/files/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Answer } from '../../platform/answer.tsx'
import { showFailure, useAnswer, useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './applications.module.css'
import { secondsOf, sendVideo } from '../../platform/send-video.ts'
import { VideoRecorder } from './video-recorder.tsx'
import video from './video.module.css'

type Asked = PayloadOf<typeof profileCalls.listVideoAnswers>[number]

/** Each question with its answer, recorded here or uploaded. */
export function VideoPart({ disabled }: { readonly disabled: boolean }) {
  const asked = useAnswer('profiles', 'listVideoAnswers', { body: {} })
  return (
    <div className={styles['stack']}>
      <Answer of={asked} name={t('applications.video.title')}>
        {(questions) => questions.map((one, index) => <Question key={one.question} asked={one} number={index + 1} disabled={disabled} />)}
      </Answer>
    </div>
  )
}

function Question({ asked, number, disabled }: { readonly asked: Asked; readonly number: number; readonly disabled: boolean }) {
  const [mode, setMode] = useState<'shown' | 'record' | 'upload'>(asked.answer ? 'shown' : 'upload')
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState<number | null>(null)
  const save = useCall('profiles', 'saveVideoAnswer')
  const send = async (file: Blob, name: string, seconds: number) => {
    setProblem(undefined)
    setProgress(0)
    try {
      const file_id = await sendVideo(file, { name, seconds, purpose: 'answer', tell: setProgress })
      await save.mutateAsync({ body: { question: asked.question, file_id, seconds: Math.min(seconds, 120) } })
      setMode('shown')
    } catch (error) {
      showFailure(error)
    }
    setProgress(null)
  }
  const choose = async (file: File) => {
    const wrong = uploadProblem('video', { name: file.name, bytes: file.size })
    const seconds = wrong ? 0 : await secondsOf(file)
    if (wrong) return setProblem(say(wrong))
    return seconds > 121 ? setProblem(t('applications.video.tooLong')) : send(file, file.name, seconds)
  }
  return (
    <Card title={`${number}. ${say(asked.text)}`} side={asked.answer ? <span className={styles['done']}><IconCheck size={16} aria-hidden />{t('applications.video.answered', { seconds: asked.answer.seconds })}</span> : t('applications.video.open')}>
      {mode === 'record' ? <VideoRecorder onCancel={() => setMode(asked.answer ? 'shown' : 'upload')} onDone={(file, seconds) => { setMode('upload'); void send(file, `answer-${number}.webm`, seconds) }} /> : null}
      {mode === 'shown' && asked.answer ? <video controls preload="metadata" className={video['screen']} src={asked.answer.url} aria-label={say(asked.text)} ><track kind="captions" /></video> : null}
      {mode === 'upload' ? <FileDrop label={t('applications.video.upload')} accept=".mp4,.webm,.mov" says={t('applications.video.drop')} rule={t('applications.video.rule')} error={problem} progress={progress} disabled={disabled || progress !== null} onFile={(file) => void choose(file)} /> : null}
      <div className={styles['bar']}>
        {mode === 'record' ? null : <Button refused={disabled ? t('applications.locked') : null} busy={progress !== null} onClick={() => setMode('record')}>{asked.answer ? t('applications.video.recordAgain') : t('applications.video.recordHere')}</Button>}
        {mode === 'shown' ? <Button tone="quiet" disabled={disabled} onClick={() => setMode('upload')}>{t('applications.video.replace')}</Button> : null}
      </div>
    </Card>
  )
}
