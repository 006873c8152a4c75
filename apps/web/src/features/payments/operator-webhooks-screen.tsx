import { buildPath, paths } from '@fledge/contract/paths.ts'
import { providerEventColumns } from '@fledge/contract/payments/provider-event-columns.ts'
import type { ProviderEvent } from '@fledge/contract/payments/provider-event-schema.ts'
import {
  providerEventBadges,
  providerEventKinds,
  providerEventStates,
} from '@fledge/domain/payments/provider-events.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { toBulkAct } from '../../platform/list/bulk-act.tsx'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useBulkResult } from '../../platform/list/use-bulk-result.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { ReprocessDialog } from './reprocess-dialog.tsx'

const filters = { state: oneOf(providerEventStates), kind: oneOf(providerEventKinds) }

/** What the card provider sent and what became of it, and processing what fails again. */
export default function OperatorWebhooksScreen() {
  useTitle(t('webhooksScreen.title'))
  const params = useListParams(filters)
  const reprocessing = useReprocessing()
  const query = { ...params.keyset, ...params.filters }
  const events = useApiQuery('payments', 'listProviderEvents', { query }, { keep: true })
  const result = useBulkResult((count) => t('webhooksScreen.reprocessed', { count }))
  return (
    <Stack>
      <PageHeader title={t('webhooksScreen.title')} text={t('webhooksScreen.text')} />
      <TableList
        list="webhooks"
        title={t('webhooksScreen.title')}
        of={events}
        params={params}
        tools={<WebhookTools params={params} />}
        empty={<EmptyState title={t('webhooksScreen.none')} text={t('webhooksScreen.noneText')} />}
        noMatch={{ title: t('webhooksScreen.noMatch') }}
        columns={providerEventColumns}
        rowKey={(event) => event.event_id}
        cells={eventCells}
        bulk={toBulkAct({
          label: t('webhooksScreen.reprocess'),
          dialog: ReprocessDialog,
          filters: params.filters,
          onDone: result.show,
        })}
        actions={(event) => <ReprocessButton event={event} onAsk={() => reprocessing.ask(event)} />}
        exportUrl={(columns) =>
          buildEndpointUrl('payments', 'exportProviderEvents', {
            query: { ...params.filters, columns },
          })
        }
      />
      {reprocessing.dialog}
      {result.dialog}
    </Stack>
  )
}

/** Processes one event again, after asking why. */
function useReprocessing() {
  const [asking, setAsking] = useState<ProviderEvent | null>(null)
  const close = () => setAsking(null)
  const dialog = asking && (
    <ReprocessDialog
      selection={{ isAll: false, rows: [asking], count: 1 }}
      filters={{}}
      onDone={close}
      onClose={close}
    />
  )
  return { ask: setAsking, dialog }
}

interface WebhookToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function WebhookTools({ params }: WebhookToolsProps) {
  return (
    <Group>
      <FilterSelect
        label={t('webhooksScreen.state')}
        all={t('webhooksScreen.anyState')}
        value={params.filters.state}
        options={providerEventStates.map((value) => ({
          value,
          label: translateKey(providerEventBadges[value].text),
        }))}
        onChange={(state) => params.set({ state })}
      />
      <FilterSelect
        label={t('webhooksScreen.kind')}
        all={t('webhooksScreen.anyKind')}
        value={params.filters.kind}
        options={providerEventKinds.map((value) => ({
          value,
          label:
            value === 'OTHER'
              ? t('webhooksScreen.otherKind')
              : translateKey(`payments.eventKind.${value}`),
        }))}
        onChange={(kind) => params.set({ kind })}
      />
    </Group>
  )
}

const eventCells = {
  status: ({ state }: ProviderEvent) => (
    <Badge tone={providerEventBadges[state].tone}>
      {translateKey(providerEventBadges[state].text)}
    </Badge>
  ),
  payment: ({ payment }: ProviderEvent) =>
    payment && (
      <Link to={buildPath(paths.operator.refunds, {}, { search: payment.provider_id })}>
        {payment.intern_name}
      </Link>
    ),
}

interface ReprocessButtonProps {
  readonly event: ProviderEvent
  readonly onAsk: () => void
}

/** Events that don’t fail have no button. */
function ReprocessButton({ event, onAsk }: ReprocessButtonProps) {
  return event.may.reprocess === true ? (
    <Button size="small" onClick={onAsk}>
      {t('webhooksScreen.reprocess')}
    </Button>
  ) : null
}
