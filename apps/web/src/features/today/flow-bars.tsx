import { t } from '../../platform/i18n/use-texts.ts'
import styles from './today.module.css'

interface FlowBarsProps {
  /** One value per day, oldest first. */
  readonly received: readonly number[]
  readonly finished: readonly number[]
}

const dayWidth = 10
const barWidth = 7
const halfHeight = 20
/** What is not nothing stays visible beside a much larger day. */
const minHeight = 1.5

/** What came in and was finished each day: bars above and below a line. */
export function FlowBars({ received, finished }: FlowBarsProps) {
  const top = Math.max(1, ...received, ...finished)
  const toHeight = (value: number) =>
    value === 0 ? 0 : Math.max(minHeight, (value / top) * halfHeight)
  const width = received.length * dayWidth
  return (
    <svg
      className={styles['flow']}
      viewBox={`0 0 ${width} ${2 * halfHeight + 1}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('today.flow.label', {
        received: received.join(', '),
        finished: finished.join(', '),
      })}
    >
      <rect className={styles['baseline']} y={halfHeight} width={width} height={1} />
      {received.map((value, day) => (
        <rect
          key={`in ${day}`}
          className={styles['received']}
          x={day * dayWidth}
          y={halfHeight - toHeight(value)}
          width={barWidth}
          height={toHeight(value)}
        />
      ))}
      {finished.map((value, day) => (
        <rect
          key={`out ${day}`}
          className={styles['finished']}
          x={day * dayWidth}
          y={halfHeight + 1}
          width={barWidth}
          height={toHeight(value)}
        />
      ))}
    </svg>
  )
}
