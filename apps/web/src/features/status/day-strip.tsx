import type { ProductStatus } from '@fledge/contract/status/endpoints.ts'
import { addDays, formatDate } from '@fledge/kernel/dates.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './status.module.css'

type DayShare = ProductStatus['objectives'][number]['days'][number]

interface DayStripProps {
  readonly label: string
  readonly days: readonly DayShare[]
  /** Percent from which a day is good. */
  readonly goal: number
  /** The last day shown, as a moment. */
  readonly until: string
}

const shownDays = 30
/** Percent below the goal down to which a day is only marked as disturbed. */
const tolerance = 5

const rateDay = (share: number | null, goal: number) =>
  share === null ? 'none' : share >= goal ? 'good' : share >= goal - tolerance ? 'disturbed' : 'bad'

/** One bar for each of the last days, and the same as a table for people who can’t see them. */
export function DayStrip({ label, days, goal, until }: DayStripProps) {
  const shares = new Map(days.map(({ day, share }) => [day, share]))
  const last = until.slice(0, 10)
  const shown = Array.from({ length: shownDays }, (_, at) => addDays(last, at + 1 - shownDays))
  return (
    <>
      <div className={styles['strip']} aria-hidden>
        {shown.map((day) => (
          <span
            key={day}
            className={styles['bar']}
            data-state={rateDay(shares.get(day) ?? null, goal)}
            title={describeDay(day, shares.get(day) ?? null)}
          />
        ))}
      </div>
      <table className={styles['table']}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('status.day')}</th>
            <th scope="col">{t('status.dayShare')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((day) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{formatShare(shares.get(day) ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const formatShare = (share: number | null) => (share === null ? '–' : `${share}%`)
const describeDay = (day: string, share: number | null) =>
  `${formatDate(day)}: ${formatShare(share)}`
