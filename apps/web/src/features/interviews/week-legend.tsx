import { zoneCity } from '@fledge/kernel/dates.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './interviews.module.css'
import type { WorkingDay } from './time-words.ts'

interface WeekLegendProps {
  /** What open time is called. */
  readonly open: string
  readonly workingDay: WorkingDay
  /** The city whose night is shaded; null where none is. */
  readonly night: string | null
}

/** What the colours of the week mean. */
export function WeekLegend({ open, workingDay, night }: WeekLegendProps) {
  const entries = [
    ['open', open],
    ['chosenKey', t('interviewScreen.legend.chosen')],
    ['busy', t('interviewScreen.propose.busy')],
    [
      'outside',
      t('interviewScreen.legend.outside', {
        from: workingDay.from,
        to: workingDay.to,
        city: zoneCity(workingDay.zone),
      }),
    ],
    ...(night === null ? [] : [['night', t('interviewScreen.legend.night', { city: night })]]),
  ] as const
  return (
    <ul className={styles['legend']} aria-label={t('interviewScreen.legend')}>
      {entries.map(([look = '', says]) => (
        <li key={look}>
          <span className={styles[look]} aria-hidden />
          {says}
        </li>
      ))}
    </ul>
  )
}
