import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SecondFactorCard } from '../../features/second-factor/second-factor-card.tsx'
import { SessionsCard } from '../../shared/sessions-card.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Settings of an operator's own account. */
export default function OperatorSettingsScreen() {
  useTitle(t('operator.settings.title'))
  return (
    <Stack>
      <PageHeader title={t('operator.settings.title')} />
      <SecondFactorCard />
      <SessionsCard />
    </Stack>
  )
}
