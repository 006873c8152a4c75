import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconCalendarX } from '@fledge/ui/icons/calendar-x.tsx'
import { useAccountClosing } from '../../shared/account-closing.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { SupportContact } from '../../shared/support-contact.tsx'
import { formatDate } from '@fledge/kernel/dates.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Shown after a deletion request: when the account will be deleted and how to keep it. */
export default function AccountClosingScreen() {
  const closing = useAccountClosing()
  const day = closing ? formatDate(closing.at.slice(0, 10)) : null
  const signIn = closing?.side === 'company' ? paths.company.getStarted : paths.intern.getStarted
  return (
    <NoticePage
      icon={<IconCalendarX size={22} />}
      title={day ? t('accounts.closing.title', { day }) : t('accounts.closing.noneTitle')}
      text={day ? t('accounts.closing.text') : t('accounts.closing.none')}
      stepsTitle={t('accounts.closing.next')}
      steps={[
        day ? t('accounts.closing.until', { day }) : t('accounts.closing.untilAny'),
        t('accounts.closing.after'),
        <SupportContact key="support" />,
      ]}
      actions={
        <ButtonLink size="large" to={buildPath(closing ? signIn : paths.public.welcome)}>
          {t('accounts.closing.keep')}
        </ButtonLink>
      }
    />
  )
}
