import type { WeekAnswer, WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import { answerProblem, questionOf } from '@fledge/domain/weekly-feedback/week-questions.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/words.ts'
import { sayTime } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { LineChart } from '@fledge/ui/charts.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { useNow } from '../../platform/clock.ts'
import { useKeptState } from '../../platform/kept.ts'
import { refresh, showFailure } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import { AnswerField } from './answer-field.tsx'
import styles from './week-page.module.css'
import { dueSays, sayWeek } from '../../platform/week-words.ts'

interface WeekPageProps {
  readonly question: WeekQuestion
  readonly side: WeekSide
  readonly onSave: (answer: WeekAnswer) => Promise<void>
  readonly onProject: (name: string) => Promise<string | null>
  readonly onStep: (slug: string) => void
  readonly nextLabel: string
  /** What the next press means. */
  readonly note?: string | null
}

/** What stands for an answer where nothing was chosen: an empty choice where that is allowed. */
const emptyAnswer = (question: WeekQuestion): WeekAnswer | null =>
  Array.isArray(question.answer) || (question.min === 0 && question.type === 'skills') ? [] : null

function problemOf(
  side: WeekSide,
  question: WeekQuestion,
  answer: WeekAnswer | null,
): string | null {
  const rule = questionOf(side, question.slug)
  const problem = rule ? answerProblem(rule, answer) : null
  if (problem) return say(problem, { min: rule?.min ?? 0, max: rule?.max ?? 0 })
  return answer === null ? say('weeklyFeedback.answer.choose') : null
}

/** Null where it is saved, else what is wrong with the answer by the server's word; any other failure is shown at once. */
async function failureOf(
  saving: Promise<void>,
): Promise<{ readonly said: string | undefined } | null> {
  try {
    await saving
    return null
  } catch (failure) {
    const said = failure instanceof CallError ? failure.fields['answer'] : undefined
    if (!said) {
      showFailure(failure)
      // It may be completed meanwhile, in another tab or by a colleague: then the page says so instead of asking on.
      if (failure instanceof CallError) await refresh(['hostQuestion', 'internQuestion'])
    }
    return { said }
  }
}

/** The rating of a digit's key, 0 for 10; the focus goes there. */
function pickByKey(event: KeyboardEvent<HTMLFormElement>): number | null {
  if (!/^[0-9]$/.test(event.key)) return null
  const rating = event.key === '0' ? 10 : Number(event.key)
  event.currentTarget.querySelector<HTMLInputElement>(`input[value="${rating}"]`)?.focus()
  return rating
}

/** One question a page: its steps at the left, the control, and one's own weeks so far. */
export function WeekPage({
  question,
  side,
  onSave,
  onProject,
  onStep,
  nextLabel,
  note,
}: WeekPageProps) {
  // What is not sent yet is kept on this device: going back, or a reload, finds it.
  const [value, setValue, sent] = useKeptState<WeekAnswer | null>(
    `week/${question.weekly_feedback_id}/${question.slug}`,
    question.answer,
    (one) => one === null,
  )
  const [error, setError] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const at = question.steps.findIndex((step) => step.slug === question.slug)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = value ?? emptyAnswer(question)
    const problem = problemOf(side, question, answer)
    if (problem !== null || answer === null) return setError(problem ?? undefined)
    setBusy(true)
    const failure = await failureOf(onSave(answer))
    if (failure) setError(failure.said)
    else await sent()
    return setBusy(false)
  }
  const change = (next: WeekAnswer | null) => {
    setValue(next)
    setError(undefined)
  }
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    const rating = question.type === 'rating' ? pickByKey(event) : null
    if (rating !== null) change(rating)
  }
  return (
    <WeekFrame question={question} current={question.slug} onStep={onStep} side={side}>
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        onKeyDown={keys}
        className={styles['form']}
      >
        <div>
          <p className={styles['dim']}>
            {t('weekScreen.questionOf', { at: at + 1, of: question.steps.length })}
          </p>
          <h1 className={styles['title']}>{question.text}</h1>
        </div>
        <AnswerField
          question={question}
          value={value}
          error={error}
          onProject={onProject}
          onChange={change}
        />
        {question.earlier.length > 0 ? (
          <Earlier
            question={question}
            value={problemOf(side, question, value) === null ? value : null}
          />
        ) : null}
        <PageBar
          question={question}
          before={question.steps[at - 1]?.slug}
          busy={busy}
          nextLabel={nextLabel}
          note={note}
          onStep={onStep}
        />
      </form>
    </WeekFrame>
  )
}

interface PageBarProps extends Pick<WeekPageProps, 'question' | 'onStep' | 'nextLabel' | 'note'> {
  readonly before: string | undefined
  readonly busy: boolean
}

function PageBar({ question, before, busy, nextLabel, note, onStep }: PageBarProps) {
  return (
    <div className={styles['bar']}>
      {before ? <Button onClick={() => onStep(before)}>{t('common.btn.back')}</Button> : null}
      <span className={styles['end']}>
        {question.type === 'rating' ? (
          <span className={styles['keys']}>{t('weekScreen.keys')}</span>
        ) : null}
        {note ? <span className={styles['dim']}>{note}</span> : null}
        <Button type="submit" tone="primary" busy={busy}>
          {nextLabel}
        </Button>
      </span>
    </div>
  )
}

function Earlier({
  question,
  value,
}: {
  readonly question: WeekQuestion
  readonly value: WeekAnswer | null
}) {
  const points = [
    ...question.earlier,
    ...(typeof value === 'number' ? [{ week: question.week, value }] : []),
  ]
  const last = question.earlier.at(-1)
  return (
    <div className={styles['earlier']}>
      <div>
        <b>
          {last && typeof value === 'number' && last.value !== value
            ? t('weekScreen.went', { from: last.value, to: value })
            : t('weekScreen.earlier')}
        </b>
        <p className={styles['dim']}>{t('weekScreen.earlierText')}</p>
      </div>
      <LineChart
        label={t('weekScreen.earlier')}
        columns={[t('weekScreen.title'), t('weekScreen.value')]}
        max={Math.max(
          question.max === 80 ? question.hours_agreed : (question.max ?? 10),
          ...points.map((one) => one.value),
        )}
        data={points.map((one) => ({
          name: t('weekScreen.shortWeek', { week: one.week }),
          value: one.value,
        }))}
      />
    </div>
  )
}

/** The week and its questions at the left; who sees the answers and when, below. */
export function WeekFrame({
  question,
  current,
  onStep,
  side,
  children,
}: {
  readonly question: WeekQuestion
  readonly current: string
  readonly onStep: (slug: string) => void
  readonly side: WeekSide
  readonly children: ReactNode
}) {
  const [zone, now] = [useZone(), useNow()]
  const other = side === 'intern' ? question.company_name : question.intern_name
  const isWaiting = !question.is_locked && !question.is_completed
  return (
    <div className={styles['frame']}>
      <nav className={styles['rail']} aria-label={t('weekScreen.questions')}>
        <div className={styles['week']}>
          <CompanyLogo name={question.company_name} logo={question.logo_url} size={32} />
          <div>
            <b>{t('weekScreen.week', { week: question.week })}</b>
            <p className={styles['small']}>
              {sayWeek(question.starts_on, question.ends_on)} · {other}
            </p>
            {isWaiting ? (
              <p className={styles['due']}>{dueSays(question.unlocks_at, zone, now)}</p>
            ) : null}
          </div>
        </div>
        <ol>
          {question.steps.map((step, index) => (
            <li key={step.slug}>
              <button
                type="button"
                className={styles['step']}
                data-answered={step.answered}
                aria-current={step.slug === current ? 'step' : undefined}
                onClick={() => onStep(step.slug)}
              >
                <span className={styles['node']} aria-hidden>
                  {step.answered && step.slug !== current ? <IconCheck size={16} /> : index + 1}
                </span>
                <span>
                  {step.text}
                  {step.says && step.slug !== current ? (
                    <span className={styles['small']}>{step.says}</span>
                  ) : null}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['main']}>
        {children}
        <p className={styles['lock']}>
          <IconLock size={16} aria-hidden />
          {Date.parse(question.visible_at) > now.getTime()
            ? t('weekScreen.sees', {
                name: other,
                day: sayTime(question.visible_at, zone, 'en-GB', 'day'),
              })
            : t('weekScreen.seesNow', { name: other })}
        </p>
      </div>
    </div>
  )
}
