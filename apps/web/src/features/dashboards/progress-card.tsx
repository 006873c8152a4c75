import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatAgo, getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { parseId } from '../../platform/router/url-values.ts'
import styles from './dashboard.module.css'

const size = 5

/** Candidates in progress, most recently changed first, for one plan or all. */
export function ProgressCard() {
  const { params, plans, plan, candidates } = useProgress()
  return (
    <DataList
      title={t('dashboards.progress')}
      of={candidates}
      params={params}
      perPage={size}
      side={
        plans.length > 1 ? (
          <PlanChoice
            plans={plans}
            value={plan ?? ''}
            onChange={(next) => params.set({ plan: next })}
          />
        ) : null
      }
      empty={
        <EmptyState
          title={t('dashboards.progress.empty')}
          text={t('dashboards.progress.emptyText')}
        />
      }
      noMatch={{ title: t('dashboards.progress.noMatch') }}
      row={(candidate) => <ProgressRow key={candidate.candidature_id} candidate={candidate} />}
    />
  )
}

function useProgress() {
  const params = useListParams({ plan: parseId })
  const plans = useApiQuery('browse', 'listOpportunityOptions', {}).data?.payload
  const requested = params.filters.plan
  // Ignore plans that don't belong to the company.
  const isUnknown = plans && !plans.some((option) => option.internship_opportunity_id === requested)
  const plan = isUnknown ? undefined : requested
  const candidates = useApiQuery(
    'dashboards',
    'listDashboardCandidates',
    { body: { page: params.page, per_page: size, ...(plan ? { plan_id: plan } : {}) } },
    { keep: true },
  )
  return { params, plans: plans ?? [], plan, candidates }
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
      {plans.map((choice) => (
        <option key={choice.internship_opportunity_id} value={choice.internship_opportunity_id}>
          {choice.internship_opportunity_name}
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
          location={formatLocalNow(candidate.time_zone, now)}
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
