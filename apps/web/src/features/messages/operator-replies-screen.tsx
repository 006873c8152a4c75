import { replyColumns } from '@fledge/contract/messages/reply-columns.ts'
import type { MessageReply } from '@fledge/contract/messages/reply-schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { replyBadges, replyStatuses } from '@fledge/domain/messages/reply-types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { idText, oneOf } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { DecideReplyDialog } from './decide-reply-dialog.tsx'

const filters = { status: oneOf(replyStatuses), message: idText }

/** What people replied to messages of the programme team: of one message, or of all. */
export default function OperatorRepliesScreen() {
  useTitle(t('repliesScreen.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const replies = useApiQuery('messages', 'listMessageReplies', { query }, { keep: true })
  const [decided, setDecided] = useState<MessageReply | null>(null)
  return (
    <Stack>
      <PageHeader
        title={t('repliesScreen.title')}
        text={t('repliesScreen.text')}
        actions={<ButtonLink to={paths.operator.messages}>{t('messagesScreen.title')}</ButtonLink>}
      />
      <PendingActs of="REPLY" />
      <TableList
        list="replies"
        title={t('repliesScreen.title')}
        of={replies}
        params={params}
        tools={<ReplyTools params={params} />}
        empty={<EmptyState title={t('repliesScreen.none')} text={t('repliesScreen.noneText')} />}
        noMatch={{ title: t('repliesScreen.noMatch') }}
        columns={replyColumns}
        rowKey={({ reply_id: id }) => id}
        cells={replyCells}
        actions={(reply) => <DecideButton reply={reply} onDecide={() => setDecided(reply)} />}
        exportUrl={(columns) =>
          buildEndpointUrl('messages', 'exportMessageReplies', {
            query: { ...params.filters, columns },
          })
        }
      />
      {decided ? <DecideReplyDialog reply={decided} onClose={() => setDecided(null)} /> : null}
    </Stack>
  )
}

const replyCells = {
  name: ({ user_id: id, name }: MessageReply) => (
    <Link to={buildPath(paths.operator.person, { id })}>{name}</Link>
  ),
  subject: ({ message_id: message, subject }: MessageReply) => (
    <Link to={buildPath(paths.operator.replies, {}, { message })}>{subject}</Link>
  ),
  status: ({ status }: MessageReply) => (
    <Badge tone={replyBadges[status].tone}>{translateKey(replyBadges[status].text)}</Badge>
  ),
}

interface DecideButtonProps {
  readonly reply: MessageReply
  readonly onDecide: () => void
}

function DecideButton({
  reply: { may, name, decided_at: decidedAt },
  onDecide,
}: DecideButtonProps) {
  if (decidedAt !== null) return null
  return (
    <Button
      size="small"
      aria-label={t('repliesScreen.decideNamed', { name })}
      disabledReason={may.decide === true ? null : translateKey(may.decide)}
      onClick={onDecide}
    >
      {t('repliesScreen.decide')}
    </Button>
  )
}

interface ReplyToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function ReplyTools({ params }: ReplyToolsProps) {
  return (
    <Group>
      <FilterSelect
        label={t('repliesScreen.status')}
        all={t('repliesScreen.anyStatus')}
        value={params.filters.status}
        options={replyStatuses.map((value) => ({
          value,
          label: translateKey(replyBadges[value].text),
        }))}
        onChange={(status) => params.set({ status })}
      />
      {params.filters.message === undefined ? null : (
        <Button onClick={() => params.set({ message: undefined })}>
          {t('repliesScreen.allMessages')}
        </Button>
      )}
    </Group>
  )
}
