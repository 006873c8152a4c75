import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconSend } from '@fledge/ui/icons/send.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useResponseDeadlineText } from './use-response-deadline-text.ts'

/** Confirmation after submitting: what happens next and by when. */
export default function InternApplicationSubmitScreen() {
  // Only the id is needed, so fetch the small response instead of the whole application.
  const application = useApiQuery('applications', 'applicationDetails', { body: {} })
  const by = useResponseDeadlineText(application.data?.payload ?? undefined)
  return (
    <NoticePage
      icon={<IconSend size={22} />}
      title={t('applications.submitted.title')}
      text={[t('applications.submitted.text'), by].filter(Boolean).join(' ')}
      stepsTitle={t('applications.submitted.next')}
      steps={[
        t('applications.submitted.review'),
        t('applications.submitted.mail'),
        t('applications.submitted.companies'),
      ]}
      actions={
        <ButtonLink tone="primary" size="large" to={buildPath(paths.intern.settingDashboard)}>
          {t('applications.toDashboard')}
        </ButtonLink>
      }
    />
  )
}
