import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconMailForward } from '@fledge/ui/icons/mail-forward.tsx'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { RemindForm } from './remind-form.tsx'

/** Shown when the company is already registered and its administrator has to invite the user. */
export default function WaitForInvitationScreen() {
  const [{ company }] = useSearchParams()
  return (
    <NoticePage
      icon={<IconMailForward size={22} />}
      title={
        typeof company === 'string'
          ? t('registration.invitation.titleNamed', { company })
          : t('registration.invitation.title')
      }
      text={t('registration.invitation.text')}
      stepsTitle={t('registration.next')}
      steps={[t('registration.invitation.ask'), t('registration.invitation.mail')]}
      actions={
        <>
          <RemindForm />
          <ButtonLink tone="quiet" size="large" to={buildPath(paths.company.getStarted)}>
            {t('registration.otherAddress')}
          </ButtonLink>
        </>
      }
    />
  )
}
