import type { PayloadOf } from '@fledge/kernel/endpoint.ts'
import type { formEndpoints } from '@fledge/contract/applications/form-endpoints.ts'
import { validateUpload, videoRule } from '@fledge/domain/files/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Meter } from '@fledge/ui/charts.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { useState } from 'react'
import { Rich } from '../../platform/i18n/rich.tsx'
import { readVideoSeconds } from '../../platform/upload/upload-video.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import { getRecordingName, useStoredRecording } from './use-stored-recording.ts'
import { VideoRecorder } from './video-recorder.tsx'
import video from './video.module.css'

type VideoQuestionView = PayloadOf<typeof formEndpoints.listVideoAnswers>[number]

/** Returns the length of a selected video, or the reason why it can't be used. */
async function checkVideo(
  file: File,
): Promise<{ readonly seconds: number } | { readonly problem: string }> {
  const wrong = validateUpload('video', file)
  if (wrong) return { problem: translateKey(wrong) }
  const seconds = await readVideoSeconds(file)
  return seconds > videoRule.maxSeconds + 1
    ? { problem: t('applications.video.tooLong') }
    : { seconds }
}

/**
 * Manages answering one question: what is shown, the unused recording and the available actions.
 */
function useVideoAnswer(question: VideoQuestionView) {
  const atRest = question.answer ? 'shown' : 'upload'
  const [mode, setMode] = useState<'shown' | 'record' | 'upload'>(atRest)
  const [problem, setProblem] = useState<string>()
  const { stored, keep, discardRecording, url, progress, send } = useStoredRecording(
    question.question,
    () => setMode('shown'),
  )
  const sendIt = async (file: Blob, name: string, seconds: number) => {
    setProblem(undefined)
    await send(file, name, seconds)
  }
  const choose = async (file: File) => {
    const checked = await checkVideo(file)
    if ('problem' in checked) return setProblem(checked.problem)
    return sendIt(file, file.name, checked.seconds)
  }
  const keepRecorded = (file: Blob, seconds: number) => {
    setMode('upload')
    keep({ file, seconds })
  }
  const discard = () => {
    discardRecording()
    setMode(atRest)
  }
  const waiting = stored !== null && url !== null && mode !== 'record' ? { ...stored, url } : null
  const leaveRecorder = () => setMode(atRest)
  return {
    mode,
    setMode,
    problem,
    progress,
    waiting,
    sendIt,
    choose,
    keepRecorded,
    discard,
    leaveRecorder,
  }
}

type VideoAnswer = ReturnType<typeof useVideoAnswer>

interface VideoQuestionCardProps {
  readonly question: VideoQuestionView
  readonly number: number
  readonly disabled: boolean
}

/** Video question: the answer, an unused recording, or the ways to answer. */
export function VideoQuestionCard({ question, number, disabled }: VideoQuestionCardProps) {
  const answer = useVideoAnswer(question)
  return (
    <Card
      title={`${number}. ${translateKey(question.text)}`}
      side={<AnswerState question={question} isWaiting={answer.waiting !== null} />}
    >
      <div className={video['answer']} data-empty={answer.mode === 'upload' && !answer.waiting}>
        <AnswerStage question={question} answer={answer} disabled={disabled} />
        <div className={`${styles['bar']} ${video['acts']}`}>
          {answer.waiting ? (
            <SendButton
              question={question}
              answer={answer}
              waiting={answer.waiting}
              disabled={disabled}
            />
          ) : null}
          {answer.mode === 'record' ? null : (
            <RecordButton question={question} answer={answer} disabled={disabled} />
          )}
          <ReplaceButton answer={answer} disabled={disabled} />
        </div>
      </div>
    </Card>
  )
}

interface AnswerStateProps {
  readonly question: VideoQuestionView
  readonly isWaiting: boolean
}

function AnswerState({ question, isWaiting }: AnswerStateProps) {
  if (isWaiting) return t('applications.video.unsent')
  if (!question.answer) return t('applications.video.open')
  return (
    <span className={styles['done']}>
      <IconCheck size={16} aria-hidden />
      {t('applications.video.answered', { seconds: question.answer.seconds })}
    </span>
  )
}

interface AnswerProps {
  readonly question: VideoQuestionView
  readonly answer: VideoAnswer
  readonly disabled: boolean
}

/** Recorder, unused recording, stored answer or drop zone. */
function AnswerStage({ question, answer, disabled }: AnswerProps) {
  const { mode, waiting, progress } = answer
  return (
    <>
      {mode === 'record' ? (
        <VideoRecorder onCancel={answer.leaveRecorder} onDone={answer.keepRecorded} />
      ) : null}
      {waiting ? <VideoPlayer src={waiting.url} label={t('applications.video.preview')} /> : null}
      {waiting && progress !== null ? (
        <Meter share={progress} label={t('applications.video.sending')} />
      ) : null}
      {!waiting && mode === 'shown' && question.answer ? (
        <VideoPlayer src={question.answer.url} label={translateKey(question.text)} />
      ) : null}
      {!waiting && mode === 'upload' ? (
        <FileDrop
          label={t('applications.video.upload')}
          accept=".mp4,.webm,.mov"
          prompt={<Rich text="applications.video.drop" />}
          rule={t('applications.video.rule')}
          error={answer.problem}
          progress={progress}
          disabled={disabled || progress !== null}
          onFile={(file) => void answer.choose(file)}
        />
      ) : null}
    </>
  )
}

interface SendButtonProps extends AnswerProps {
  readonly waiting: NonNullable<VideoAnswer['waiting']>
}

function SendButton({ question, answer, waiting, disabled }: SendButtonProps) {
  const { file, seconds, begun } = waiting
  const busy = answer.progress !== null
  return (
    <Button
      tone="primary"
      disabledReason={disabled ? t('applications.locked') : null}
      busy={busy}
      onClick={() => void answer.sendIt(file, getRecordingName(question.question, file), seconds)}
    >
      {t(begun && !busy ? 'applications.video.sendOn' : 'applications.video.use')}
    </Button>
  )
}

function RecordButton({ question, answer, disabled }: AnswerProps) {
  const busy = answer.progress !== null
  return (
    <Button
      disabledReason={disabled ? t('applications.locked') : null}
      busy={busy && !answer.waiting}
      disabled={busy}
      onClick={() => answer.setMode('record')}
    >
      {answer.waiting || question.answer
        ? t('applications.video.recordAgain')
        : t('applications.video.recordHere')}
    </Button>
  )
}

/** Discards an unused recording, or replaces the answer with another video. */
function ReplaceButton({ answer, disabled }: Omit<AnswerProps, 'question'>) {
  if (answer.waiting) {
    return (
      <Button tone="quiet" disabled={answer.progress !== null} onClick={answer.discard}>
        {t('applications.video.letGo')}
      </Button>
    )
  }
  if (answer.mode !== 'shown') return null
  return (
    <Button tone="quiet" disabled={disabled} onClick={() => answer.setMode('upload')}>
      {t('applications.video.replace')}
    </Button>
  )
}

function VideoPlayer({ src, label }: { readonly src: string; readonly label: string }) {
  return (
    <video controls preload="metadata" className={video['screen']} src={src} aria-label={label}>
      <track kind="captions" />
    </video>
  )
}
