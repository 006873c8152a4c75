import { failedMailColumns } from '@fledge/contract/outbox/mail-columns.ts'
import type { FailedMail } from '@fledge/contract/outbox/schema.ts'
import { failedMailBadges, failedMailStates } from '@fledge/domain/outbox/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { toBulkAct } from '../../platform/list/bulk-act.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useBulkResult } from '../../platform/list/use-bulk-result.tsx'
import { RetryManyDialog } from './retry-many-dialog.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { showToast } from '../../platform/shell/toasts.ts'

const filters = { search: searchText, state: oneOf(failedMailStates) }

/** Emails that could not be delivered, with the reason, and sending them again. */
export default function OperatorOutboxScreen() {
  useTitle(t('operatorOutbox.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const mails = useApiQuery('outbox', 'listFailedMails', { query }, { keep: true })
  const result = useBulkResult((count) => t('operatorOutbox.retried', { count }))
  const canRetry = mails.data?.payload.some(({ may }) => may.retry === true)
  return (
    <Stack>
      <PageHeader
        title={t('operatorOutbox.title')}
        text={t('operatorOutbox.text')}
        actions={canRetry ? <RetryAll /> : undefined}
      />
      <TableList
        list="outbox"
        title={t('operatorOutbox.title')}
        of={mails}
        params={params}
        tools={<OutboxTools params={params} />}
        empty={<EmptyState title={t('operatorOutbox.none')} text={t('operatorOutbox.noneText')} />}
        noMatch={{ title: t('operatorOutbox.noMatch') }}
        columns={failedMailColumns}
        rowKey={({ id }) => id}
        cells={mailCells}
        bulk={toBulkAct({
          label: t('operatorOutbox.retry'),
          dialog: RetryManyDialog,
          filters: params.filters,
          onDone: result.show,
        })}
        actions={(mail) => <RetryButton mail={mail} />}
        exportUrl={(columns) =>
          buildEndpointUrl('outbox', 'exportFailedMails', { query: { ...params.filters, columns } })
        }
      />
      {result.dialog}
    </Stack>
  )
}

function RetryAll() {
  const retry = useRetry()
  return (
    <Button busy={retry.isPending} onClick={() => retry.mutate({ body: { ids: null } })}>
      {t('operatorOutbox.retryAll')}
    </Button>
  )
}

function useRetry() {
  return useApiMutation('outbox', 'retryMails', {
    onDone: ({ payload: { count } }) => showToast(t('operatorOutbox.retried', { count })),
  })
}

interface OutboxToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function OutboxTools({ params }: OutboxToolsProps) {
  return (
    <Group>
      <SearchField
        label={t('operatorOutbox.search')}
        value={params.filters.search}
        onSearch={(search) => params.set({ search })}
      />
      <FilterSelect
        label={t('operatorOutbox.state')}
        all={t('operatorOutbox.anyState')}
        value={params.filters.state}
        options={failedMailStates.map((value) => ({
          value,
          label: translateKey(failedMailBadges[value].text),
        }))}
        onChange={(state) => params.set({ state })}
      />
    </Group>
  )
}

const mailCells = {
  status: ({ state }: FailedMail) => (
    <Badge tone={failedMailBadges[state].tone}>{translateKey(failedMailBadges[state].text)}</Badge>
  ),
}

function RetryButton({ mail }: { readonly mail: FailedMail }) {
  const retry = useRetry()
  return (
    <Button
      size="small"
      busy={retry.isPending}
      disabledReason={mail.may.retry === true ? null : translateKey(mail.may.retry)}
      onClick={() => retry.mutate({ body: { ids: [mail.id] } })}
    >
      {t('operatorOutbox.retry')}
    </Button>
  )
}
