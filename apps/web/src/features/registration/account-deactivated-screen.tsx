import { address, pages } from '@fledge/contract/pages.ts'
import { IconUserOff } from '@tabler/icons-react'
import { ButtonLink } from '../../platform/link.tsx'
import { NoticePage } from '../../platform/notice-page.tsx'
import { t } from '../../platform/use-texts.ts'

/** The member's account was deactivated by the company. */
export default function AccountDeactivatedScreen() {
  return (
    <NoticePage icon={<IconUserOff size={22} />} title={t('registration.deactivated.title')} text={t('registration.deactivated.text')}
      actions={<ButtonLink size="large" to={address(pages.company.getStarted)}>{t('registration.otherAddress')}</ButtonLink>} />
  )
}
