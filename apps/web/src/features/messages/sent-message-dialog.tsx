import type { MessageRecipient, MessageView } from '@fledge/contract/messages/message-schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { CardList, CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { MessageText } from '../../shared/message-text.tsx'
import { MessageOutcome } from './message-outcome.tsx'

interface SentMessageDialogProps {
  readonly message: MessageView
  readonly onClose: () => void
}

/** The text of a message, why it was written, and its first 100 recipients. */
export function SentMessageDialog({ message, onClose }: SentMessageDialogProps) {
  const { message_id: id, author_name: author, subject, body, reason, reply_count: count } = message
  const recipients = useApiQuery(
    'messages',
    'listMessageRecipients',
    { params: { id }, query: { per_page: '100' } },
    { staleTime: 0 },
  )
  return (
    <Dialog opened width={600} onClose={onClose} title={subject} closeLabel={t('common.btn.close')}>
      <Stack tight>
        <MessageOutcome message={message} />
        <MessageText
          title={t('messagesScreen.by', { name: author ?? t('templatesScreen.someone') })}
          subject={subject}
          body={body}
        />
        <Meta>{t('messagesScreen.reason')}</Meta>
        <p>{reason}</p>
        {count === 0 ? null : (
          <Link to={buildPath(paths.operator.replies, {}, { message: id })}>
            {t('messagesScreen.replies', { count })}
          </Link>
        )}
        <h3>{t('messagesScreen.recipients')}</h3>
        <QueryResult of={recipients} name={t('messagesScreen.recipients')}>
          {(rows) => (
            <CardList>
              {rows.map((recipient) => (
                <CardListItem key={recipient.user_id}>
                  <Recipient recipient={recipient} />
                </CardListItem>
              ))}
            </CardList>
          )}
        </QueryResult>
      </Stack>
    </Dialog>
  )
}

function Recipient({ recipient }: { readonly recipient: MessageRecipient }) {
  const [zone, now] = [useZone(), useNow()]
  const { user_id: id, name, email, sent_at: at, refusal } = recipient
  return (
    <>
      <Link to={buildPath(paths.operator.person, { id })}>{name || email}</Link>
      <Meta>
        {refusal
          ? translateKey(refusal)
          : at
            ? t('messagesScreen.got', { when: formatNearTime(at, zone, now) })
            : t('messagesScreen.waiting')}
      </Meta>
    </>
  )
}
