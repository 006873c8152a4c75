import { Meta } from '@fledge/ui/card.tsx'
import type { CaseDetails } from '@fledge/contract/internships/case-schema.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { joinParts } from '../../shared/records-card.tsx'

/** Messages between the programme team and the side that raised a concern, oldest first. */
export function CaseMessages({ messages }: Pick<CaseDetails, 'messages'>) {
  const [zone, now] = [useZone(), useNow()]
  return messages.map(({ message_id: id, side, author, message, created_at: at }) => (
    <div key={id}>
      <p dir="auto">{message}</p>
      <Meta>
        {joinParts([
          author || t('caseScreen.formerAuthor'),
          side === 'operator' ? t('people.by.operator') : null,
          formatNearTime(at, zone, now),
        ])}
      </Meta>
    </div>
  ))
}
