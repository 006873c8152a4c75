import type { Payload } from '../../platform/http/client.ts'
import { formatDayInSentence, formatTimeInSentence } from '../../platform/time/clock.ts'
import { isDeadlinePassed } from '../../shared/due-line.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

type Claim = NonNullable<Payload<'interviews', 'getInterview'>['no_show']>

/**
 * Describes an open report of a missed interview: who reported it, and who has to respond by when.
 * @param other name of the other party
 */
export function formatClaim(
  claim: Claim,
  side: 'company' | 'intern',
  other: string,
  zone: string,
  now: Date,
): string {
  const sentence = t(
    `interviewScreen.claim.${side}.${claim.claimed_by === side ? 'own' : 'theirs'}`,
    {
      name: other,
    },
  )
  if (claim.contested_at)
    return `${sentence} ${t(isDeadlinePassed(claim.due_at, now) ? 'interviewScreen.claim.lateDecided' : 'interviewScreen.claim.decided', { when: formatDayInSentence(claim.due_at, zone, now) })}`
  return `${sentence} ${claim.claimed_by === side ? t('interviewScreen.claim.waits', { name: other, when: formatTimeInSentence(claim.due_at, zone, now) }) : t('interviewScreen.list.contestBy', { when: formatTimeInSentence(claim.due_at, zone, now) })}`
}
