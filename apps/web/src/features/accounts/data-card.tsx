import { Card } from '@fledge/ui/card.tsx'
import { ExternalButtonLink } from '@fledge/ui/button.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconDownload } from '@fledge/ui/icons/download.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Export of all the user's personal data as one archive. */
export function DataCard() {
  return (
    <Card title={t('accounts.data.title')}>
      <Stack tight>
        <p>{t('accounts.data.text')}</p>
        <Group>
          <ExternalButtonLink
            href={buildEndpointUrl('accounts', 'exportOwnData')}
            icon={<IconDownload size={16} />}
            download
          >
            {t('accounts.data.act')}
          </ExternalButtonLink>
        </Group>
      </Stack>
    </Card>
  )
}
