import type { ReviewTimes } from '@fledge/contract/team/schema.ts'
import { reviewPauseMinutes, reviewTimeDays } from '@fledge/domain/team/review-times.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { NumberTable } from '../../shared/number-table.tsx'

/** How long each reviewer has applications open until a decision. */
export function ReviewTimesCard() {
  const times = useApiQuery('team', 'getReviewTimes', {})
  return (
    <Card title={t('teamScreen.times')}>
      <Stack tight>
        <Meta>
          {t('teamScreen.timesText', { days: reviewTimeDays, minutes: reviewPauseMinutes })}
        </Meta>
        <QueryResult of={times} name={t('teamScreen.times')}>
          {(payload) => <TimesTable times={payload} />}
        </QueryResult>
      </Stack>
    </Card>
  )
}

function TimesTable({ times: { total, reviewers } }: { readonly times: ReviewTimes }) {
  if (total.count === 0) return <p>{t('teamScreen.times.none', { days: reviewTimeDays })}</p>
  const columns = [
    t('teamScreen.times.reviewer'),
    t('teamScreen.times.count'),
    t('teamScreen.times.median'),
    t('teamScreen.times.p90'),
  ]
  return (
    <NumberTable title={t('teamScreen.times')} columns={columns}>
      <TimesRow name={t('teamScreen.times.total')} times={total} />
      {reviewers.map((reviewer) => (
        <TimesRow key={reviewer.user_id} name={reviewer.name} times={reviewer} isPart />
      ))}
    </NumberTable>
  )
}

interface TimesRowProps {
  readonly name: string
  readonly times: ReviewTimes['total']
  /** Whether it is one reviewer's part of the total. */
  readonly isPart?: boolean
}

function TimesRow({ name, times, isPart = false }: TimesRowProps) {
  return (
    <tr>
      <th scope="row" data-part={isPart || undefined}>
        {name}
      </th>
      <td>{times.count.toLocaleString(locale)}</td>
      <td>{formatMinutes(times.median_seconds)}</td>
      <td>{formatMinutes(times.p90_seconds)}</td>
    </tr>
  )
}

/** In minutes with one decimal. */
const formatMinutes = (seconds: number | null) =>
  seconds === null ? '–' : t('teamScreen.times.minutes', { minutes: Math.round(seconds / 6) / 10 })
