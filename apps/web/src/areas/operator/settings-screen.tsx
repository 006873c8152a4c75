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

/** Kinds of email of which managers receive one a day. */
const managerEmails: readonly NoticeKind[] = ['overdue', 'programmeReports']

/** Settings of an operator's own account. */
export default function OperatorSettingsScreen() {
  useTitle(t('operator.settings.title'))
  const role = useOperatorRole()
  return (
    <Stack>
      <PageHeader title={t('operator.settings.title')} />
      <OwnAccountCard />
      {hasOperatorAccess(role, 'operator:manager') ? (
        <EmailPreferencesCard kinds={managerEmails} />
      ) : null}
      <SecondFactorCard />
      <SessionsCard />
    </Stack>
  )
}
