import type { MessageView } from '@fledge/contract/messages/message-schema.ts'
import { messageBadges } from '@fledge/domain/messages/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'

interface MessageOutcomeProps {
  readonly message: MessageView
}

/** The state of a message, and what has happened or will happen: to how many, when and by whom. */
export function MessageOutcome({ message }: MessageOutcomeProps) {
  const { state, approver_name: approver, left_out_count: leftOut, cancelled } = message
  const { text, tone } = messageBadges[state]
  return (
    <Stack tight>
      <p>
        <Badge tone={tone}>{translateKey(text)}</Badge> {useOutcome(message)}
      </p>
      {leftOut > 0 ? <Meta>{t('messagesScreen.leftOut', { count: leftOut })}</Meta> : null}
      {approver ? <Meta>{t('messagesScreen.approvedBy', { name: approver })}</Meta> : null}
      {cancelled ? <Cancellation cancelled={cancelled} /> : null}
    </Stack>
  )
}

function useOutcome({ state, recipient_count: all, ...message }: MessageView): string {
  const [zone, now] = [useZone(), useNow()]
  const { sent_at: sentAt, sent_count: sent, cancelled } = message
  const when = formatNearTime(sentAt ?? message.send_at, zone, now)
  return t(`messagesScreen.now.${state}`, { when, count: sentAt || cancelled ? sent : all })
}

function Cancellation({
  cancelled,
}: {
  readonly cancelled: NonNullable<MessageView['cancelled']>
}) {
  const [zone, now] = [useZone(), useNow()]
  const { at, canceller_name: name, note } = cancelled
  return (
    <>
      <Meta>
        {t('messagesScreen.cancelledBy', {
          name: name ?? t('templatesScreen.someone'),
          when: formatNearTime(at, zone, now),
        })}
      </Meta>
      {note ? <p>{note}</p> : null}
    </>
  )
}
