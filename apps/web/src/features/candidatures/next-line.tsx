import type { Turn } from '@fledge/domain/candidatures/types.ts'
import { IconClock } from '@fledge/ui/icons/clock.tsx'
import { IconInfoCircle } from '@fledge/ui/icons/info-circle.tsx'
import type { ReactNode } from 'react'
import { formatDayInSentence, formatNearTime, useNow } from '../../platform/time/clock.ts'
import { DueLine, isUrgent } from '../../shared/due-line.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './candidatures.module.css'

interface NextLineProps {
  readonly turn: Turn
  readonly side: 'company' | 'intern'
  readonly text: string
  readonly due: string | null
  /** When the candidature closes without a response. */
  readonly closes: string | null
  readonly note?: string | null
  /** Start of the agreed interview. */
  readonly agreed: string | null
  /** Buttons for the next step. */
  readonly children: ReactNode
}

/** Next step of a candidature with its deadline and buttons. */
export function NextLine({ turn, side, text, due, closes, note, agreed, children }: NextLineProps) {
  const [zone, now, mine] = [useZone(), useNow(), turn === side]
  return (
    <div className={styles['next']}>
      {turn === 'none' || turn === 'both' ? (
        <IconInfoCircle className={styles['dim'] ?? ''} size={20} aria-hidden />
      ) : (
        <IconClock
          className={isUrgent(mine, due, now) ? '' : (styles['dim'] ?? '')}
          size={20}
          aria-hidden
        />
      )}
      <div>
        <b>{text}</b>
        {agreed ? (
          <p className={styles['dim']}>{formatNearTime(agreed, zone, now)}</p>
        ) : due ? (
          <p className={isUrgent(mine, due, now) ? styles['due'] : styles['dim']}>
            <DueLine due={due} isOwnTurn={mine} />
          </p>
        ) : null}
        {closes && closes !== due ? (
          <p className={styles['dim']}>
            {t('candidate.closes', { when: formatDayInSentence(closes, zone, now) })}
          </p>
        ) : null}
        {note ? <p className={styles['dim']}>{note}</p> : null}
      </div>
      {children}
    </div>
  )
}
