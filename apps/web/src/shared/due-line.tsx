import { isDueSoon } from '@fledge/domain/response-deadlines.ts'
import { formatTimeInSentence, useNow } from '../platform/time/clock.ts'
import { useZone } from '../platform/shell/session.ts'
import { SupportContact } from './support-contact.tsx'
import { t } from '../platform/i18n/use-texts.ts'

/** Whether the deadline has passed. */
export const isDeadlinePassed = (due: string, now: Date): boolean => Date.parse(due) < now.getTime()

/**
 * Whether to show the deadline in red: the reader is late or has less than a day left. @param isOwnTurn
 * the reader has to reply
 */
export const isUrgent = (isOwnTurn: boolean, due: string | null, now: Date): boolean =>
  isOwnTurn && due !== null && isDueSoon(due, now)

interface DueLineProps {
  readonly due: string
  /** The reader has to reply, so no help is offered. */
  readonly isOwnTurn: boolean
  /** Returns the sentence shown before the deadline. */
  readonly format?: (date: string) => string
}

/**
 * The reply deadline; once it has passed, that it is overdue and how to contact the programme team.
 */
export function DueLine({ due, isOwnTurn, format }: DueLineProps) {
  const [zone, now] = [useZone(), useNow()]
  const date = formatTimeInSentence(due, zone, now)
  if (!isDeadlinePassed(due, now)) return format ? format(date) : t('platform.due', { when: date })
  return (
    <>
      {t('platform.late', { when: date })}
      {isOwnTurn ? null : (
        <>
          {' '}
          <SupportContact />
        </>
      )}
    </>
  )
}
