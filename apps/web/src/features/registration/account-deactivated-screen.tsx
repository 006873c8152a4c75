import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconUserOff } from '@fledge/ui/icons/user-off.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { SupportContact } from '../../shared/support-contact.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

/**
 * Shown when the company deactivated the member's account: the reason, whom to contact, and support
 * if no administrator remains.
 */
export default function AccountDeactivatedScreen() {
  return (
    <NoticePage
      icon={<IconUserOff size={22} />}
      title={t('registration.deactivated.title')}
      text={t('registration.deactivated.text')}
      stepsTitle={t('registration.deactivated.how')}
      steps={[
        t('registration.deactivated.ask'),
        t('registration.deactivated.mail'),
        <span key="support">
          {t('registration.deactivated.nobody')} <SupportContact />
        </span>,
      ]}
      actions={
        <ButtonLink size="large" to={buildPath(paths.company.getStarted)}>
          {t('registration.otherAddress')}
        </ButtonLink>
      }
    />
  )
}
