import type { OwnMessage } from '@fledge/contract/messages/reply-schema.ts'
import { Meta } from '@fledge/ui/card.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import styles from './messages.module.css'

/** What the reader replied, and what the programme team answered, the oldest first. */
export function OwnReplies({ replies }: Pick<OwnMessage, 'replies'>) {
  const [zone, now] = [useZone(), useNow()]
  return replies.map(
    ({ reply_id: id, body, created_at: at, response, responded_at: answeredAt }) => (
      <div key={id} className={styles['thread']}>
        <p dir="auto" className={styles['written']}>
          {body}
        </p>
        <Meta>{t('ownMessages.replied', { when: formatNearTime(at, zone, now) })}</Meta>
        {response === null || answeredAt === null ? null : (
          <>
            <p dir="auto" className={styles['written']}>
              {response}
            </p>
            <Meta>
              {t('ownMessages.answered', { when: formatNearTime(answeredAt, zone, now) })}
            </Meta>
          </>
        )}
      </div>
    ),
  )
}
