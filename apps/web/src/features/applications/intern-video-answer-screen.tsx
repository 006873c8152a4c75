import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { VideoQuestionCard } from './video-question.tsx'

/** Video questions one at a time, recorded or uploaded. The current question is part of the URL. */
export default function InternVideoAnswerScreen() {
  useTitle(t('applications.video.title'), [
    { label: t('applications.videoGuide.title'), to: paths.intern.videoGetStarted },
  ])
  const answers = useApiQuery('applications', 'listVideoAnswers', { body: {} })
  const application = useApiQuery('applications', 'getApplication', {})
  return (
    <Stack narrow centred>
      <QueryResult of={application} name={t('applications.video.title')} page>
        {({ may }) => (
          <QueryResult of={answers} name={t('applications.video.title')} page>
            {(questions) => (
              <QuestionSequence
                questions={questions}
                disabled={may.saveSection !== true && may.editProfile !== true}
              />
            )}
          </QueryResult>
        )}
      </QueryResult>
    </Stack>
  )
}

const buildQuestionPath = (question: string) =>
  buildPath(paths.intern.videoAnswer, {}, { question })

function QuestionSequence({
  questions,
  disabled,
}: {
  readonly questions: Payload<'applications', 'listVideoAnswers'>
  readonly disabled: boolean
}) {
  const [{ question }] = useSearchParams()
  const open = questions.findIndex(({ answer }) => answer === null)
  // Users who open this page with all questions answered want to answer again.
  const [isAgain] = useState(open < 0)
  const named = questions.findIndex((other) => other.question === question)
  const at = named >= 0 ? named : isAgain ? 0 : open
  const [current, next] = [questions[at], questions[at + 1]]
  // The last question has just been answered.
  if (!current) return <Navigate to={paths.intern.videoWrap} replace />
  const previous = questions[at - 1]
  return (
    <>
      <PageHeader
        title={t('applications.videoAnswer.of', { number: at + 1, of: questions.length })}
      />
      <VideoQuestionCard
        key={current.question}
        question={current}
        number={at + 1}
        disabled={disabled}
      />
      <Group>
        {previous ? (
          <ButtonLink to={buildQuestionPath(previous.question)}>{t('common.btn.back')}</ButtonLink>
        ) : null}
        <ButtonLink
          tone={current.answer ? 'primary' : 'plain'}
          to={next ? buildQuestionPath(next.question) : paths.intern.videoWrap}
        >
          {current.answer ? t('common.btn.next') : t('applications.videoAnswer.later')}
        </ButtonLink>
      </Group>
    </>
  )
}
