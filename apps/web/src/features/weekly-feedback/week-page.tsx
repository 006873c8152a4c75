import type { WeekAnswer, WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { LineChart } from '@fledge/ui/charts.tsx'
import type { KeyboardEvent } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { AnswerField } from './answer-field.tsx'
import { validateAnswer, useWeekAnswer } from './use-week-answer.ts'
import { WeekFrame } from './week-frame.tsx'
import styles from './week-page.module.css'

interface WeekPageProps {
  readonly question: WeekQuestion
  readonly side: WeekSide
  readonly onSave: (answer: WeekAnswer) => Promise<void>
  readonly onProject: (name: string) => Promise<string | null>
  readonly onStep: (slug: string) => void
  readonly nextLabel: string
  /** Consequence of the next button. */
  readonly note?: string | null
}

/** Returns the rating for a digit key (0 means 10) and focuses it. */
function pickByKey(event: KeyboardEvent<HTMLFormElement>): number | null {
  if (!/^[0-9]$/.test(event.key)) return null
  const rating = event.key === '0' ? 10 : Number(event.key)
  event.currentTarget.querySelector<HTMLInputElement>(`input[value="${rating}"]`)?.focus()
  return rating
}

/** One question per page with the list of questions, the input, and the user's previous weeks. */
export function WeekPage({ question, side, onSave, onProject, ...bar }: WeekPageProps) {
  const { value, error, busy, change, submit } = useWeekAnswer({ question, side, onSave })
  const at = question.steps.findIndex((step) => step.slug === question.slug)
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    const rating = question.type === 'rating' ? pickByKey(event) : null
    if (rating !== null) change(rating)
  }
  return (
    <WeekFrame question={question} current={question.slug} onStep={bar.onStep} side={side}>
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        onKeyDown={keys}
        className={styles['form']}
      >
        <QuestionTitle question={question} number={at + 1} />
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
            value={validateAnswer(side, question, value) === null ? value : null}
          />
        ) : null}
        <PageBar question={question} before={question.steps[at - 1]?.slug} busy={busy} {...bar} />
      </form>
    </WeekFrame>
  )
}

function QuestionTitle({
  question,
  number,
}: {
  readonly question: WeekQuestion
  readonly number: number
}) {
  return (
    <div>
      <p className={styles['dim']}>
        {t('weekScreen.questionOf', { at: number, of: question.steps.length })}
      </p>
      <h1 className={styles['title']}>{question.text}</h1>
    </div>
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
        columns={[t('weekScreen.weeks'), t('weekScreen.value')]}
        max={Math.max(
          question.max === 80 ? question.hours_agreed : (question.max ?? 10),
          ...points.map((point) => point.value),
        )}
        data={points.map((point) => ({
          name: t('weekScreen.shortWeek', { week: point.week }),
          value: point.value,
        }))}
      />
    </div>
  )
}
