import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, FactList } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useEffect } from 'react'
import type { WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import { weekQuestions } from '@fledge/domain/weekly-feedback/week-questions.ts'
import { useSearchParams, usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { client } from '../../platform/http/client.ts'
import { ButtonLink, useNavigateTo } from '../../platform/router/link.tsx'
import { invalidateEndpoints, useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { AutosaveStatus } from '../../platform/forms/autosave-status.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { InternOtherWeeks } from './other-weeks.tsx'
import { isWeekOpen, WeekClosed } from './week-closed.tsx'
import { WeekFrame } from './week-frame.tsx'
import styles from './week-page.module.css'
import { WeekPage } from './week-page.tsx'

const review = 'review'

/**
 * The intern's weekly feedback, one question per page. Resumable; without an id, opens the first
 * week that is due.
 */
export default function InternCheckpointScreen() {
  const id = usePathParam('id')
  return id ? <Checkpoint key={id} week={id} /> : <FirstDue />
}

function FirstDue() {
  useTitle(t('weekScreen.title'))
  const go = useNavigateTo()
  const progress = useApiQuery('internships', 'internProgress', { query: {} })
  const due = progress.data?.payload?.due_week_id
  useEffect(() => {
    if (due) void go(buildPath(paths.intern.checkpoint, { id: due }), { replace: true })
  }, [due, go])
  return (
    <QueryResult of={progress} name={t('weekScreen.title')} page>
      {() =>
        due ? null : (
          <EmptyState
            page
            title={t('weekScreen.none')}
            text={t('weekScreen.noneText')}
            action={
              <ButtonLink to={buildPath(paths.intern.internships)}>
                {t('weekScreen.toInternship')}
              </ButtonLink>
            }
          />
        )
      }
    </QueryResult>
  )
}

interface StepProps {
  readonly question: WeekQuestion
  readonly onStep: (slug: string) => void
}

function Checkpoint({ week }: { readonly week: string }) {
  const [search, setSearch] = useSearchParams()
  const first = weekQuestions.intern[0].slug
  const requested = String(search['question'] ?? '')
  const slug = weekQuestions.intern.some((known) => known.slug === requested) ? requested : first
  const question = useApiQuery(
    'weeklyFeedback',
    'internQuestion',
    { params: { weekly_feedback_id: week, slug } },
    { keep: true },
  )
  const row = question.data?.payload
  // Resumes at the first unanswered question.
  const open = row?.steps.find((step) => !step.answered)?.slug
  const resume = !requested && row && isWeekOpen(row) ? (open ?? review) : null
  useEffect(() => {
    if (resume) setSearch({ question: resume })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per place: navigation re-renders before the URL has changed
  }, [resume])
  const step = (to: string) => setSearch({ question: to }, { push: true })
  const go = useNavigateTo()
  const toWeek = (other: string) => void go(buildPath(paths.intern.checkpoint, { id: other }))
  useTitle(
    t('weekScreen.title'),
    [],
    row?.saved_at ? (
      <AutosaveStatus state={{ state: 'saved', at: new Date(row.saved_at) }} />
    ) : null,
  )
  return (
    <QueryResult of={question} name={t('weekScreen.title')} page>
      {(payload) => (
        <>
          <WeekStep question={payload} requested={requested} slug={slug} onStep={step} />
          <div className={styles['others']}>
            <InternOtherWeeks offer={payload.offer_id} week={week} onWeek={toWeek} />
          </div>
        </>
      )}
    </QueryResult>
  )
}

interface WeekStepProps extends StepProps {
  /** Requested step from the URL: a question, the review, or empty. */
  readonly requested: string
  /** Question shown for it. */
  readonly slug: string
}

/** The question, the review of all answers, or why the week is closed. */
function WeekStep({ question, requested, slug, onStep }: WeekStepProps) {
  if (!isWeekOpen(question))
    return (
      <WeekClosed
        question={question}
        side="intern"
        action={
          <ButtonLink tone="primary" to={buildPath(paths.intern.internships)}>
            {t('weekScreen.toInternship')}
          </ButtonLink>
        }
      />
    )
  if (requested === review) return <ReviewWeek question={question} onStep={onStep} />
  return question.slug === slug ? (
    <InternPage key={slug} question={question} onStep={onStep} />
  ) : null
}

function InternPage({ question, onStep }: StepProps) {
  const at = question.steps.findIndex((step) => step.slug === question.slug)
  const save = async (answer: NonNullable<WeekQuestion['answer']>) => {
    await client.weeklyFeedback.answerInternQuestion({
      params: { weekly_feedback_id: question.weekly_feedback_id, slug: question.slug },
      body: { answer },
    })
    await invalidateEndpoints(['internQuestion', 'listInternWeeks', 'internProgress'])
    onStep(question.steps[at + 1]?.slug ?? review)
  }
  const addProject = async (name: string) =>
    (
      await client.weeklyFeedback.createInternProject({
        body: { internship_id: question.internship_id, name },
      })
    ).payload.id
  return (
    <WeekPage
      question={question}
      side="intern"
      onSave={save}
      onProject={addProject}
      onStep={onStep}
      nextLabel={t('common.btn.next')}
    />
  )
}

/** Review of all answers; completing is final. */
function ReviewWeek({ question, onStep }: StepProps) {
  const complete = useApiMutation('weeklyFeedback', 'completeWeek')
  const missing = question.steps.find((step) => !step.answered)
  return (
    <WeekFrame question={question} current={review} onStep={onStep} side="intern">
      <Stack>
        <PageHeader title={t('weekScreen.review')} text={t('weekScreen.reviewText')} />
        <Card>
          <FactList
            facts={question.steps.map((step) => ({
              name: step.text,
              value: step.says ?? t('weekScreen.notAnswered'),
            }))}
          />
        </Card>
        <Group reasons>
          <Button onClick={() => onStep((missing ?? question.steps.at(-1))?.slug ?? '')}>
            {t('common.btn.back')}
          </Button>
          <Button
            tone="primary"
            size="large"
            busy={complete.isPending}
            disabledReason={missing ? `${missing.text}: ${t('weekScreen.notAnswered')}` : null}
            onClick={() =>
              complete.mutate({ body: { weekly_feedback_id: question.weekly_feedback_id } })
            }
          >
            {t('weekScreen.complete', { week: question.week })}
          </Button>
        </Group>
      </Stack>
    </WeekFrame>
  )
}
