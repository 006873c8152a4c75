import type { OwnMessage } from '@fledge/contract/messages/reply-schema.ts'
import { maxRepliesPerMessage } from '@fledge/domain/messages/reply-types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState, SkeletonLines } from '@fledge/ui/states.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { idText } from '../../platform/list/list-address.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { OwnReplies } from './own-replies.tsx'
import styles from './messages.module.css'
import { ReplyForm } from './reply-form.tsx'

/** What the programme team wrote to the reader: the message of the address, or all. */
export default function OwnMessagesScreen() {
  useTitle(t('ownMessages.title'))
  const messages = useApiQuery('messages', 'listOwnMessages')
  return (
    <Stack>
      <PageHeader title={t('ownMessages.title')} text={t('ownMessages.text')} />
      <QueryResult
        of={messages}
        name={t('ownMessages.title')}
        loading={<SkeletonLines lines={8} label={t('ownMessages.title')} />}
        page
      >
        {(payload) => <MessageCards messages={payload} />}
      </QueryResult>
    </Stack>
  )
}

function MessageCards({ messages }: { readonly messages: readonly OwnMessage[] }) {
  const [search, setSearch] = useSearchParams()
  const id = idText(search['message'])
  const found = messages.filter((message) => message.message_id === id)
  const shown = found.length > 0 ? found : messages
  if (shown.length === 0)
    return <EmptyState page title={t('ownMessages.none')} text={t('ownMessages.noneText')} />
  return (
    <>
      {shown.map((message) => (
        <MessageCard
          key={message.message_id}
          message={message}
          onReply={shown.length === 1 ? null : () => setSearch({ message: message.message_id })}
        />
      ))}
      {shown.length < messages.length ? (
        <Button onClick={() => setSearch({ message: undefined })}>{t('ownMessages.all')}</Button>
      ) : null}
    </>
  )
}

interface MessageCardProps {
  readonly message: OwnMessage
  /** Opens the message alone, with its form; null if it is. */
  readonly onReply: (() => void) | null
}

function MessageCard({ message, onReply }: MessageCardProps) {
  const [zone, now] = [useZone(), useNow()]
  const { message_id: id, subject, body, sent_at: at, replies, may } = message
  return (
    <Card title={subject}>
      <Stack>
        <div>
          <p dir="auto" className={styles['written']}>
            {body}
          </p>
          <Meta>{t('ownMessages.sent', { when: formatNearTime(at, zone, now) })}</Meta>
        </div>
        <OwnReplies replies={replies} />
        {replies.length === 0 || may.send === true ? null : (
          <Meta>{t('ownMessages.full', { count: maxRepliesPerMessage })}</Meta>
        )}
        {may.send === true && onReply === null ? <ReplyForm id={id} subject={subject} /> : null}
        {may.send === true && onReply !== null ? (
          <Group>
            <Button aria-label={t('ownMessages.replyNamed', { subject })} onClick={onReply}>
              {t('ownMessages.toReply')}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Card>
  )
}
