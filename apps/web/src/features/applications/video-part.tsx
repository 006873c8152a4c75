import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import { VideoQuestionCard } from './video-question.tsx'

/** Video questions with their answers, recorded in the browser or uploaded. */
export function VideoPart({ disabled }: { readonly disabled: boolean }) {
  const answers = useApiQuery('applications', 'listVideoAnswers', { body: {} })
  return (
    <div className={styles['stack']}>
      <QueryResult of={answers} name={t('applications.video.title')}>
        {(questions) =>
          questions.map((question, index) => (
            <VideoQuestionCard
              key={question.question}
              question={question}
              number={index + 1}
              disabled={disabled}
            />
          ))
        }
      </QueryResult>
    </div>
  )
}
