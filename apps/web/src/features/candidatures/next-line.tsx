import { IconClock, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { nearTime, useNow } from '../../platform/clock.ts'
import { DueLine } from '../../platform/due-line.tsx'
import { useZone } from '../../platform/session.ts'
import styles from './candidatures.module.css'

interface NextLineProps {
  readonly turn: 'company' | 'intern' | 'operator' | 'none'
  readonly side: 'company' | 'intern'
  readonly says: string
  readonly due: string | null
  /** When the agreed interview begins. */
  readonly agreed: string | null
  /** The presses for it. */
  readonly children: ReactNode
}

/** What happens next, until when, and what is to be pressed for it. */
export function NextLine({ turn, side, says, due, agreed, children }: NextLineProps) {
  const [zone, now, mine] = [useZone(), useNow(), turn === side]
  return (
    <div className={styles['next']}>
      {turn === 'none' ? (
        <IconInfoCircle className={styles['dim'] ?? ''} size={20} aria-hidden />
      ) : (
        <IconClock size={20} aria-hidden />
      )}
      <div>
        <b>{says}</b>
        {due ? (
          <p className={mine ? styles['due'] : styles['dim']}>
            <DueLine due={due} mine={mine} />
          </p>
        ) : agreed ? (
          <p className={styles['dim']}>{nearTime(agreed, zone, now)}</p>
        ) : null}
      </div>
      {children}
    </div>
  )
}
