import type { NoticeKind } from '@fledge/domain/notices/types.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SecondFactorCard } from '../../features/second-factor/second-factor-card.tsx'
import { OwnAccountCard } from '../../features/team/own-account-card.tsx'
import { EmailPreferencesCard } from '../../shared/email-preferences-card.tsx'
import { useOperatorRole } from '../../shared/permitted-link.tsx'
import { SessionsCard } from '../../shared/sessions-card.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Kinds of email that operators can turn off; only managers get reports. */
const operatorEmails: readonly NoticeKind[] = ['overdue']
const managerEmails: readonly NoticeKind[] = [...operatorEmails, 'programmeReports']

/** Settings of an operator's own account. */
export default function OperatorSettingsScreen() {
  useTitle(t('operator.settings.title'))
  const role = useOperatorRole()
  return (
    <Stack>
      <PageHeader title={t('operator.settings.title')} />
      <OwnAccountCard />
      <EmailPreferencesCard
        kinds={hasOperatorAccess(role, 'operator:manager') ? managerEmails : operatorEmails}
      />
      <SecondFactorCard />
      <SessionsCard />
    </Stack>
  )
}
