import { buildPath, paths } from '@fledge/contract/paths.ts'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconConfetti } from '@fledge/ui/icons/confetti.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Next steps after enrolment. Interns who are not enrolled yet see the application's status. */
export default function InternApplicationSuccessScreen() {
  const enrolment = useApiQuery('enrolment', 'getEnrolment', {})
  return (
    <QueryResult of={enrolment} name={t('applications.enrolled.title')} page>
      {({ enrolled_at }) =>
        enrolled_at === null ? (
          <EmptyState
            page
            title={t('applications.enrolled.not')}
            text={t('applications.enrolled.notText')}
            action={
              <ButtonLink to={buildPath(paths.intern.application)}>
                {t('applications.enrolled.toApplication')}
              </ButtonLink>
            }
          />
        ) : (
          <NoticePage
            icon={<IconConfetti size={24} />}
            title={t('applications.enrolled.title')}
            text={t('applications.enrolled.text')}
            stepsTitle={t('applications.submitted.next')}
            steps={[
              t('applications.enrolled.weeks'),
              t('applications.enrolled.feedback'),
              t('applications.enrolled.certificate'),
            ]}
            actions={
              <ButtonLink tone="primary" size="large" to={paths.intern.internships}>
                {t('applications.enrolled.action')}
              </ButtonLink>
            }
          />
        )
      }
    </QueryResult>
  )
}
