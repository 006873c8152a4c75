import { Badge } from '@fledge/ui/badge.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import styles from './operator-companies.module.css'
import { QuestionBadge } from './question-badge.tsx'

type Question = NonNullable<Payload<'companies', 'getCompanyForReview'>['questions']>[number]

/** What the programme team asked the company for, with its replies, newest first. */
export function CompanyQuestions({ questions }: { readonly questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <section>
      <h2>{t('companies.question.title')}</h2>
      <Stack>
        {questions.map((question) => (
          <ShownQuestion key={question.question_id} question={question} />
        ))}
      </Stack>
    </section>
  )
}

function ShownQuestion({ question }: { readonly question: Question }) {
  const [zone, now] = [useZone(), useNow()]
  const former = t('companies.question.former')
  const isClosed = !question.is_open && question.answered_at === null
  return (
    <div className={styles['text']}>
      {isClosed ? (
        <Badge tone="slate">{t('companies.question.closed')}</Badge>
      ) : (
        <QuestionBadge question={question} />
      )}
      <Meta>
        {t('companies.question.asked', {
          name: question.asked_by || former,
          when: formatTimeInSentence(question.asked_at, zone, now),
        })}
      </Meta>
      <ul dir="auto">
        {question.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {question.answer !== null && question.answered_at !== null ? (
        <>
          <Meta>
            {t('companies.question.answered', {
              name: question.answered_by || former,
              when: formatTimeInSentence(question.answered_at, zone, now),
            })}
          </Meta>
          <p dir="auto" className={styles['reply']}>
            {question.answer}
          </p>
        </>
      ) : null}
    </div>
  )
}
