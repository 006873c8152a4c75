import { messageColumns } from '@fledge/contract/messages/message-columns.ts'
import type { MessageView } from '@fledge/contract/messages/message-schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { messageBadges, messageStates } from '@fledge/domain/messages/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { MessageRowButtons } from './message-row-buttons.tsx'

const filters = { search: searchText, state: oneOf(messageStates) }

/** What the programme team wrote: to how many, when, and what awaits a colleague's approval. */
export default function OperatorMessagesScreen() {
  useTitle(t('messagesScreen.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const messages = useApiQuery('messages', 'listMessages', { query }, { keep: true, staleTime: 0 })
  return (
    <Stack>
      <PageHeader
        title={t('messagesScreen.title')}
        text={t('messagesScreen.text')}
        actions={<ButtonLink to={paths.operator.people}>{t('messagesScreen.toPeople')}</ButtonLink>}
      />
      <PendingActs of="MESSAGE" />
      <TableList
        list="messages"
        title={t('messagesScreen.title')}
        of={messages}
        params={params}
        tools={<MessageTools params={params} />}
        empty={<EmptyState title={t('messagesScreen.none')} text={t('messagesScreen.noneText')} />}
        noMatch={{ title: t('messagesScreen.noMatch') }}
        columns={messageColumns}
        rowKey={({ message_id: id }) => id}
        cells={messageCells}
        actions={(message) => <MessageRowButtons message={message} />}
        exportUrl={(columns) =>
          buildEndpointUrl('messages', 'exportMessages', {
            query: { ...params.filters, columns },
          })
        }
      />
    </Stack>
  )
}

interface MessageToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function MessageTools({ params }: MessageToolsProps) {
  return (
    <Group>
      <SearchField
        label={t('messagesScreen.search')}
        value={params.filters.search}
        onSearch={(search) => params.set({ search })}
      />
      <FilterSelect
        label={t('messagesScreen.state')}
        all={t('messagesScreen.anyState')}
        value={params.filters.state}
        options={messageStates.map((value) => ({
          value,
          label: translateKey(messageBadges[value].text),
        }))}
        onChange={(state) => params.set({ state })}
      />
    </Group>
  )
}

const messageCells = {
  replies: ({ message_id: message, reply_count: count }: MessageView) =>
    count === 0 ? (
      count
    ) : (
      <Link to={buildPath(paths.operator.replies, {}, { message })}>{count}</Link>
    ),
  status: ({ state }: MessageView) => (
    <Badge tone={messageBadges[state].tone}>{translateKey(messageBadges[state].text)}</Badge>
  ),
}
