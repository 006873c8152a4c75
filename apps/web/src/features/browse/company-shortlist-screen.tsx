import { LazyBoundary } from '@fledge/ui/lazy-boundary.tsx'
import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { paths } from '@fledge/contract/paths.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { lazy } from 'react'
import { useDialogParam, useSearchParams } from '../../platform/router/url-state.ts'
import { parseId } from '../../platform/router/url-values.ts'
import type { Payload } from '../../platform/http/client.ts'
import { formatDayInSentence, useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { type ParamParser, searchText } from '../../platform/list/list-address.ts'
import { useSearchInput } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './browse.module.css'
import { CandidateListCard } from './candidate-card.tsx'

const ProfileSheet = lazy(() =>
  import('./profile-sheet.tsx').then((parts) => ({ default: parts.ProfileSheet })),
)
/** URL value for entries without a plan. */
const noPlan = 'none'

const parsePlan: ParamParser<string> = (value) => (value === noPlan ? noPlan : parseId(value))

/** Shortlisted interns by plan, with their stage. */
export default function CompanyShortlistScreen() {
  useTitle(t('browse.shortlist.title'))
  const { params, plans, plan, found } = useShortlist()
  return (
    <>
      <PlanChoice plans={plans} plan={plan} params={params} />
      <DataList
        frame="none"
        title={t('browse.shortlist.title')}
        of={found}
        params={params}
        empty={<EmptyShortlist />}
        noMatch={{
          page: true,
          title: t('browse.shortlist.emptyHere'),
          text: t('browse.shortlist.emptyText'),
        }}
      >
        {(rows, count) => <Entries rows={rows} count={count} />}
      </DataList>
      <OpenProfile plan={plan} />
    </>
  )
}

/** Fetches the entries of one plan, without a plan or all, found by name. */
function useShortlist() {
  const params = useListParams({ ir_ids: parsePlan, search: searchText }, { push: true })
  const { ir_ids: requested, search } = params.filters
  const plans = useApiQuery('plans', 'listPlanOptions', { body: {} }).data?.payload
  // Ignore plans that don't belong to the company.
  const isUnknown =
    requested !== noPlan &&
    plans &&
    !plans.some((choice) => choice.internship_opportunity_id === requested)
  const plan = isUnknown ? undefined : requested
  const body = {
    page: params.page,
    ...(plan ? { plan_id: plan === noPlan ? null : plan } : {}),
    ...(search ? { search } : {}),
  }
  const found = useApiQuery('shortlist', 'listShortlist', { body }, { keep: true })
  return { params, plans: plans ?? [], plan, found }
}
type Shortlist = ReturnType<typeof useShortlist>

const EmptyShortlist = () => (
  <EmptyState
    page
    title={t('browse.shortlist.empty')}
    text={t('browse.shortlist.emptyText')}
    action={
      <ButtonLink tone="primary" to={paths.company.browse}>
        {t('browse.shortlist.browse')}
      </ButtonLink>
    }
  />
)

const useShortlistProfile = () => useDialogParam('intern', ['of'])

/** Profile of the intern in the URL, compared with the entry's plan. */
function OpenProfile({ plan }: Pick<Shortlist, 'plan'>) {
  const [search, change] = useSearchParams()
  const profile = useShortlistProfile()
  const intern = parseId(profile.shown ?? undefined)
  return (
    <LazyBoundary>
      {intern ? (
        <ProfileSheet
          intern={intern}
          plan={parseId(search['of']) ?? parseId(plan) ?? null}
          onPlan={(of) => change({ of })}
          onClose={profile.close}
        />
      ) : null}
    </LazyBoundary>
  )
}

interface EntriesProps {
  readonly rows: readonly Payload<'shortlist', 'listShortlist'>[number][]
  readonly count: number
}

function Entries({ rows, count }: EntriesProps) {
  const profile = useShortlistProfile()
  return (
    <>
      <div className={styles['bar']}>
        <h1 className={styles['count']}>{t('browse.shortlist.count', { count })}</h1>
      </div>
      <ul className={styles['list']}>
        {rows.map((row) => (
          <Entry
            key={`${row.intern_id} ${row.plan?.plan_id}`}
            row={row}
            onOpen={() => profile.open(row.intern_id, { of: row.plan?.plan_id })}
          />
        ))}
      </ul>
    </>
  )
}

function Entry({
  row,
  onOpen,
}: {
  readonly row: Payload<'shortlist', 'listShortlist'>[number]
  readonly onOpen: () => void
}) {
  const [zone, now] = [useZone(), useNow()]
  const plan = row.plan?.plan_id ?? null
  const badge = row.stage && getCandidateBadge({ ...row, stage: row.stage })
  return (
    // The button applies to this entry only.
    <CandidateListCard
      candidate={{ ...row, shortlisted_for: [plan] }}
      plan={plan}
      onOpen={onOpen}
      note={
        <Meta>
          {row.plan?.name ?? t('browse.shortlist.noPlan')} ·{' '}
          {t('browse.shortlist.by', {
            when: formatDayInSentence(row.added_at, zone, now),
            name: row.added_by,
          })}{' '}
          {badge ? <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge> : null}
        </Meta>
      }
    />
  )
}

/** Filter with all plans that can have a shortlist; archived ones are labelled. */
function PlanChoice({ plans, plan, params }: Pick<Shortlist, 'plans' | 'plan' | 'params'>) {
  const input = useSearchInput({
    value: params.filters.search,
    onSearch: (search) => params.set({ search }, { push: false }),
  })
  return (
    <div className={styles['pills']}>
      <select
        className={styles['choose']}
        aria-label={t('browse.shortlist.plan')}
        value={plan ?? ''}
        onChange={(event) => params.set({ ir_ids: event.currentTarget.value })}
      >
        <option value="">{t('browse.shortlist.all')}</option>
        {plans.map((choice) => (
          <option key={choice.internship_opportunity_id} value={choice.internship_opportunity_id}>
            {choice.internship_opportunity_name}
          </option>
        ))}
        <option value={noPlan}>{t('browse.shortlist.noPlan')}</option>
      </select>
      <input
        {...input}
        className={styles['choose']}
        aria-label={t('browse.shortlist.search')}
        placeholder={t('browse.shortlist.search')}
      />
    </div>
  )
}
