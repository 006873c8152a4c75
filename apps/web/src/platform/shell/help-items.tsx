import { Menu } from '@mantine/core'
import { IconLifebuoy } from '@fledge/ui/icons/lifebuoy.tsx'
import { IconMessage2 } from '@fledge/ui/icons/message-2.tsx'
import { IconPhoneCall } from '@fledge/ui/icons/phone-call.tsx'
import { useBookingLink } from './booking-link.ts'
import { useFeatureFlag } from '../query/use-feature-flag.ts'
import { useApiQuery } from '../query/query.ts'
import { t } from '../i18n/use-texts.ts'
import styles from './shell.module.css'

/**
 * Help entries of the account menu: feedback, email and a call. Loaded when the menu opens;
 * unavailable entries are left out.
 */
export function HelpItems({ onFeedback }: { readonly onFeedback: () => void }) {
  const takesFeedback = useFeatureFlag('SPOT_FEEDBACK')
  const booking = useBookingLink()
  const email = useApiQuery('lookups', 'globalSetting', {}).data?.payload.support_email
  return (
    <>
      <Menu.Label>{t('shell.help')}</Menu.Label>
      {takesFeedback ? (
        <Menu.Item leftSection={<IconMessage2 size={16} />} onClick={onFeedback}>
          {t('shell.feedback')}
        </Menu.Item>
      ) : null}
      {booking ? (
        <Menu.Item
          component="a"
          href={booking}
          className={styles['menuLink'] ?? ''}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconPhoneCall size={16} />}
        >
          {t('shell.booking')}
        </Menu.Item>
      ) : null}
      {email ? (
        <Menu.Item
          component="a"
          href={`mailto:${email}`}
          className={styles['menuLink'] ?? ''}
          leftSection={<IconLifebuoy size={16} />}
        >
          {t('shell.write')}
        </Menu.Item>
      ) : null}
      <Menu.Divider />
    </>
  )
}
