import { IconCheck } from './icons/check.tsx'
import { IconCircleHalf2 } from './icons/circle-half-2.tsx'
import { IconMinus } from './icons/minus.tsx'
import { classes } from './classes.ts'
import styles from './fit-bar.module.css'

export interface FitReason {
  /** The sentence: "5 of 6 skills". */
  readonly text: string
  /** 0 to 1: how much of this part is met. */
  readonly share: number
}

interface FitBarProps {
  /** "Fit: 9 of 10". */
  readonly label: string
  /**
   * In the order of the weights: field 30, skills 30, start and duration 15, overlap 15, projects
   * 10.
   */
  readonly reasons: readonly FitReason[]
  /** The reasons are shown elsewhere on the screen. */
  readonly barOnly?: boolean
  /** At the end of a line: the bar comes first. */
  readonly end?: boolean
}

/** Match score as a bar of five parts whose widths are their weights, never without its reasons. */
export function FitBar({ label, reasons, barOnly, end }: FitBarProps) {
  const line = (
    <div className={classes(styles['line'], end && styles['end'])}>
      <span className={styles['says']}>{label}</span>
      <span className={styles['bar']} aria-hidden>
        {reasons.slice(0, 5).map((reason, index) => (
          <span key={index} className={styles['part']}>
            <i style={{ width: `${Math.round(reason.share * 100)}%` }} />
          </span>
        ))}
      </span>
    </div>
  )
  return barOnly ? (
    line
  ) : (
    <div className={styles['stack']}>
      {line}
      <FitReasons reasons={reasons} />
    </div>
  )
}

/** The reasons: a check is met in full, a half circle in part, a minus not at all. */
export function FitReasons({ reasons }: { readonly reasons: readonly FitReason[] }) {
  return (
    <ul className={styles['reasons']}>
      {reasons.map((reason) => (
        <li
          key={reason.text}
          className={classes(
            styles['reason'],
            reason.share < 1 && styles['partly'],
            reason.share === 0 && styles['not'],
          )}
        >
          <ShareIcon share={reason.share} />
          {reason.text}
        </li>
      ))}
    </ul>
  )
}

function ShareIcon({ share }: { readonly share: number }) {
  if (share === 0) return <IconMinus size={14} aria-hidden />
  return share < 1 ? <IconCircleHalf2 size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />
}
