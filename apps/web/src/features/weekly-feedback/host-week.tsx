import type { WeekAnswer, WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import { findWeekQuestion, weekQuestions } from '@fledge/domain/weekly-feedback/week-questions.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useEffect } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { client } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { invalidateEndpoints, useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { HostOtherWeeks } from './other-weeks.tsx'
import { isWeekOpen, WeekClosed } from './week-closed.tsx'
import { WeekPage } from './week-page.tsx'
import styles from './week-page.module.css'

const staleQueries = [
  'hostQuestion',
  'listHostWeeks',
  'viewHostWeek',
  'internshipProgress',
  'listActiveInterns',
]

/** Opens a question; `push` adds a history entry. */
type Step = (slug: string, how?: { readonly push: boolean }) => void

interface HostWeekProps {
  readonly intern: string
  readonly week: string
  /** Question from the URL; otherwise the first unanswered one is shown. */
  readonly requested: string | null
  readonly onStep: Step
  readonly onDone: () => void
  /** Opens another week. */
  readonly onWeek: (week: string) => void
}

/** The company's weekly feedback, one question per page; the last answer completes it. */
export function HostWeek({
  intern,
  week,
  requested: chosen,
  onStep,
  onDone,
  onWeek,
}: HostWeekProps) {
  const first = weekQuestions.company[0].slug
  const slug = findWeekQuestion('company', chosen ?? '') ? (chosen ?? first) : first
  const question = useApiQuery(
    'weeklyFeedback',
    'hostQuestion',
    { params: { intern_id: intern, weekly_feedback_id: week, slug: slug } },
    { keep: true },
  )
  const open = question.data?.payload.steps.find((step) => !step.answered)?.slug
  // Resumes at the first unanswered question. From the first question on, each one is in the URL so
  // that the back button works.
  const resumes = chosen === null && open !== undefined && open !== slug
  useEffect(() => {
    if (chosen === null && open) onStep(open)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per place: navigation re-renders before the URL has changed
  }, [chosen, open])
  const step = (slug: string) => onStep(slug, { push: true })
  return (
    <QueryResult of={question} name={t('weekScreen.hostTitle')}>
      {(payload) =>
        !isWeekOpen(payload) ? (
          <ClosedWeek question={payload} onDone={onDone} />
        ) : payload.slug === slug && !resumes ? (
          <>
            <HostHeader question={payload} onDone={onDone} />
            <HostPage key={slug} question={payload} intern={intern} onStep={step} onDone={onDone} />
            <div className={styles['others']}>
              <HostOtherWeeks internship={payload.internship_id} week={week} onWeek={onWeek} />
            </div>
          </>
        ) : null
      }
    </QueryResult>
  )
}

interface HostStepProps {
  readonly question: WeekQuestion
  readonly onDone: () => void
}

function ClosedWeek({ question, onDone }: HostStepProps) {
  return (
    <WeekClosed
      question={question}
      side="company"
      action={
        <Button tone="primary" onClick={onDone}>
          {t('weekScreen.toInternship')}
        </Button>
      }
    />
  )
}

function HostHeader({ question, onDone }: HostStepProps) {
  return (
    <div className={styles['close']}>
      <p className={styles['dim']}>{t('weekScreen.feedbackFor', { name: question.intern_name })}</p>
      <Button size="small" onClick={onDone}>
        {t('common.btn.close')}
      </Button>
    </div>
  )
}

interface HostPageProps extends HostStepProps {
  readonly intern: string
  readonly onStep: (slug: string) => void
}

function HostPage({ question, intern, onStep, onDone }: HostPageProps) {
  const at = question.steps.findIndex((step) => step.slug === question.slug)
  const others = question.steps.filter((step) => step.slug !== question.slug && !step.answered)
  const isLast = others.length === 0
  const save = async (answer: WeekAnswer) => {
    const { is_completed: isCompleted } = await sendAnswer(intern, question, answer)
    if (isCompleted) {
      showToast(t('weekScreen.completed', { week: question.week }))
      onDone()
    }
    await invalidateEndpoints(staleQueries)
    const next = question.steps.slice(at + 1).find((step) => !step.answered) ?? others[0]
    if (!isCompleted && next) onStep(next.slug)
  }
  return (
    <WeekPage
      question={question}
      side="company"
      onSave={save}
      onProject={(name) => addProject(question.internship_id, name)}
      onStep={onStep}
      nextLabel={isLast ? t('weekScreen.completeHost') : t('common.btn.next')}
      note={isLast ? t('weekScreen.hostFinal') : null}
    />
  )
}

const sendAnswer = async (intern: string, question: WeekQuestion, answer: WeekAnswer) =>
  (
    await client.weeklyFeedback.answerHostQuestion({
      params: {
        intern_id: intern,
        weekly_feedback_id: question.weekly_feedback_id,
        slug: question.slug,
      },
      body: { answer },
    })
  ).payload

const addProject = async (internship: string, name: string) =>
  (await client.weeklyFeedback.createHostProject({ body: { internship_id: internship, name } }))
    .payload.id
