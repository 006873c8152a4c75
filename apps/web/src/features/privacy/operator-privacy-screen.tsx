import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { oneOf } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { PrivacyRequests } from './privacy-requests.tsx'
import { RetentionPart } from './retention-part.tsx'

const parts = ['requests', 'retention'] as const
type PrivacyPart = (typeof parts)[number]

/** What people ask about their data, and how long it is kept. */
export default function OperatorPrivacyScreen() {
  useTitle(t('privacyScreen.title'))
  const params = useListParams({ part: oneOf(parts) })
  const shown: PrivacyPart = params.filters.part ?? 'requests'
  return (
    <Stack>
      <PageHeader title={t('privacyScreen.title')} text={t('privacyScreen.text')} />
      <Tabs
        label={t('privacyScreen.parts')}
        items={parts.map((id) => ({ id, label: t(`privacyScreen.${id}`) }))}
        value={shown}
        onChange={(part) => params.set({ part: part === 'retention' ? part : '' })}
      >
        <Stack>{shown === 'retention' ? <RetentionPart /> : <PrivacyRequests />}</Stack>
      </Tabs>
    </Stack>
  )
}
