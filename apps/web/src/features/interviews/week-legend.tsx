import { getZoneCity } from '@fledge/kernel/dates.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './interviews.module.css'
import type { CompanyWorkingDay } from './format-interview-times.ts'

interface WeekLegendProps {
  /** Label for open times. */
  readonly open: string
  readonly workingDay: CompanyWorkingDay
  /** City whose night is shaded, or null. */
  readonly night: string | null
}

/** Legend of the colours in the weekly grid. */
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
        city: getZoneCity(workingDay.zone),
      }),
    ],
    ...(night === null ? [] : [['night', t('interviewScreen.legend.night', { city: night })]]),
  ] as const
  return (
    <ul className={styles['legend']} aria-label={t('interviewScreen.legend')}>
      {entries.map(([look = '', label]) => (
        <li key={look}>
          <span className={styles[look]} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  )
}
