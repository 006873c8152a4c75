import { paths } from '@fledge/contract/paths.ts'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconVideo } from '@fledge/ui/icons/video.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Shown after the last video question: the number of answers and the next step. */
export default function InternVideoWrapScreen() {
  const answers = useApiQuery('applications', 'listVideoAnswers', { body: {} })
  return (
    <QueryResult of={answers} name={t('applications.video.title')} page>
      {(questions) => {
        const done = questions.filter((question) => question.answer !== null).length
        const next =
          done === questions.length
            ? { to: paths.intern.reviewApplication, label: t('applications.videoWrap.review') }
            : { to: paths.intern.videoProfile, label: t('applications.videoWrap.goOn') }
        return (
          <NoticePage
            icon={done === questions.length ? <IconCheck size={24} /> : <IconVideo size={24} />}
            title={t('applications.videoWrap.title', { done, of: questions.length })}
            text={t('applications.videoWrap.text')}
            actions={
              <ButtonLink tone="primary" size="large" to={next.to}>
                {next.label}
              </ButtonLink>
            }
          />
        )
      }}
    </QueryResult>
  )
}
