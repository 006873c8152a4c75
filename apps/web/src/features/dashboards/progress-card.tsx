import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { QueryResult } from '../../platform/query-result.tsx'
import type { Payload } from '../../platform/client.ts'
import { formatAgo, getCityFlag, formatLocalNow, useNow } from '../../platform/clock.ts'
import { Link } from '../../platform/link.tsx'
import { Pages } from '../../platform/paging.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import styles from './dashboard.module.css'

const size = 5

/** Candidates in progress, most recently changed first, for one plan or all. */
export function ProgressCard() {
  const { plan, choosePlan, page, setPage, rows } = useProgress()
  const plans = useApiQuery('browse', 'listOpportunityOptions', {}).data?.payload ?? []
  const count = rows.data?.count ?? 0
  const choose = <PlanChoice plans={plans} value={plan} onChange={choosePlan} />
  return (
    <Card
      title={t('dashboards.progress')}
      count={count}
      {...(plans.length > 1 ? { side: choose } : {})}
      flush
      foot={
        count > size ? (
          <Pages page={page} count={count} perPage={size} onPage={setPage} />
        ) : undefined
      }
    >
      <QueryResult
        of={rows}
        name={t('dashboards.progress')}
        empty={
          <EmptyState
            title={t('dashboards.progress.empty')}
            text={t('dashboards.progress.emptyText')}
          />
        }
      >
        {(list) => (
          <CardList>
            {list.map((one) => (
              <ProgressRow key={one.candidature_id} candidate={one} />
            ))}
          </CardList>
        )}
      </QueryResult>
    </Card>
  )
}

function useProgress() {
  const [plan, setPlan] = useState('')
  const [page, setPage] = useState(1)
  const rows = useApiQuery(
    'dashboards',
    'listDashboardCandidates',
    { body: { page, per_page: size, ...(plan ? { plan_id: plan } : {}) } },
    { keep: true },
  )
  const choosePlan = (next: string) => {
    setPlan(next)
    setPage(1)
  }
  return { plan, choosePlan, page, setPage, rows }
}

interface PlanChoiceProps {
  readonly plans: Payload<'browse', 'listOpportunityOptions'>
  readonly value: string
  readonly onChange: (plan: string) => void
}

function PlanChoice({ plans, value, onChange }: PlanChoiceProps) {
  return (
    <select
      className={styles['plans']}
      aria-label={t('dashboards.progress.plan')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{t('dashboards.progress.all')}</option>
      {plans.map((one) => (
        <option key={one.internship_opportunity_id} value={one.internship_opportunity_id}>
          {one.internship_opportunity_name}
        </option>
      ))}
    </select>
  )
}

interface RowProps {
  readonly candidate: Payload<'dashboards', 'listDashboardCandidates'>[number]
}

function ProgressRow({ candidate }: RowProps) {
  const now = useNow()
  const badge = getCandidateBadge(candidate)
  return (
    <CardListItem end={<Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>}>
      <Link
        className={styles['person'] ?? ''}
        to={buildPath(paths.company.candidate, { candidate: candidate.candidature_id })}
      >
        <PersonLine
          name={candidate.name}
          picture={candidate.picture_url}
          country={getCityFlag(candidate.country_code, candidate.time_zone)}
          where={formatLocalNow(candidate.time_zone, now)}
          inline
        >
          <Meta>
            {t('dashboards.progress.since', {
              plan: candidate.plan_name,
              since: formatAgo(candidate.stage_since, now),
            })}
          </Meta>
        </PersonLine>
      </Link>
    </CardListItem>
  )
}
