import { IconShieldLock } from '@fledge/ui/icons/shield-lock.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

/** Privacy summary: who can see which data, in four sentences. */
export default function PrivacyScreen() {
  return (
    <NoticePage
      icon={<IconShieldLock size={22} />}
      title={t('accounts.privacy.title')}
      text={t('accounts.privacy.text')}
      steps={[
        t('accounts.privacy.see'),
        t('accounts.privacy.never'),
        t('accounts.privacy.yours'),
        t('accounts.privacy.cookies'),
      ]}
    />
  )
}
