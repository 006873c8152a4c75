import { isDueSoon } from '@fledge/domain/response-deadlines.ts'
import { midTime, useNow } from './clock.ts'
import { useZone } from './session.ts'
import { SupportLine } from './support-line.tsx'
import { t } from './use-texts.ts'

/** The moment has gone by. */
export const isLate = (due: string, now: Date): boolean => Date.parse(due) < now.getTime()

/** Shown in red: the reader is late, or has less than a day left. @param mine it is the reader's own to answer */
export const isUrgent = (mine: boolean, due: string | null, now: Date): boolean =>
  mine && due !== null && isDueSoon(due, now)

interface DueLineProps {
  readonly due: string
  /** It is the reader's own to answer: no help is offered for that. */
  readonly mine: boolean
  /** The sentence while the moment is ahead. */
  readonly says?: (when: string) => string
}

/** Until when an answer is due; once that has passed, that it is late, and how the programme team is reached about it. */
export function DueLine({ due, mine, says }: DueLineProps) {
  const [zone, now] = [useZone(), useNow()]
  const when = midTime(due, zone, now)
  if (!isLate(due, now)) return says ? says(when) : t('platform.due', { when })
  return (
    <>
      {t('platform.late', { when })}
      {mine ? null : (
        <>
          {' '}
          <SupportLine />
        </>
      )}
    </>
  )
}
