import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { FactList } from '@fledge/ui/card.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './interviews.module.css'

const formatMonthYear = (day: string | null) =>
  day
    ? getDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      )
    : null
const formatDay = (day: string | null) =>
  day
    ? getDateFormat({
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${day}T00:00:00Z`))
    : t('interviewScreen.propose.batchOpen')

interface ProgrammeFactsProps {
  readonly intern: string
  readonly name: string
}

/**
 * Dates of the intern's programme and availability, which proposing times confirms. Hidden while
 * loading, because nothing depends on it.
 */
export function ProgrammeFacts({ intern, name }: ProgrammeFactsProps) {
  const batch = useApiQuery('interviews', 'batchOfInterview', { params: { id: intern } }).data
    ?.payload
  if (!batch) return null
  const starts = formatMonthYear(batch.intern_start)
  const facts = [
    {
      name: t('interviewScreen.propose.batchName'),
      value: batch.partner
        ? t('interviewScreen.propose.batchBy', { batch: batch.name, partner: batch.partner })
        : batch.name,
    },
    {
      name: t('interviewScreen.propose.batchRuns'),
      value: t('interviewScreen.propose.batchDays', {
        from: formatDay(batch.programme_start),
        to: formatDay(batch.programme_end),
      }),
    },
    ...(starts ? [{ name: t('interviewScreen.propose.internFrom', { name }), value: starts }] : []),
    ...(batch.duration_weeks
      ? [
          {
            name: t('interviewScreen.propose.internStays', { name }),
            value: t('interviewScreen.propose.weeks', { count: batch.duration_weeks }),
          },
        ]
      : []),
  ]
  return (
    <section className={styles['batch']} aria-label={t('interviewScreen.propose.batch')}>
      <FactList facts={facts} />
      <p className={styles['dim']}>{t('interviewScreen.propose.batchText')}</p>
    </section>
  )
}
