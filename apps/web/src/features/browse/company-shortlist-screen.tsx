import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { paths } from '@fledge/contract/paths.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from '../../platform/url-state.ts'
import { parseId } from '../../platform/url-values.ts'
import { QueryResult } from '../../platform/query-result.tsx'
import type { Payload } from '../../platform/client.ts'
import { formatDayInSentence, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { Pages } from '../../platform/paging.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import { getLastPage } from '../../platform/list/list-address.ts'
import { toStringList, parseBrowseSearch } from './browse-search.ts'
import styles from './browse.module.css'
import { CandidateListCard } from './candidate-card.tsx'

const ProfileSheet = lazy(() =>
  import('./profile-sheet.tsx').then((parts) => ({ default: parts.ProfileSheet })),
)
/** URL value for entries without a plan. */
const noPlan = 'none'

/** Shortlisted interns by plan, with their stage. */
export default function CompanyShortlistScreen() {
  useTitle(t('browse.shortlist.title'))
  const address = useShortlistSearch()
  const { search, change, plans, plan, isPlain, words, page } = address
  const intern = parseId(search['intern'])
  const found = useShortlist(address)
  const isNarrowed = isPlain || plan !== undefined || words !== ''
  return (
    <>
      <PlanChoice
        plans={plans}
        value={isPlain ? noPlan : (plan ?? '')}
        words={words}
        onChange={(next) => change({ ir_ids: next || undefined, page: undefined }, { push: true })}
        onWords={(next) => change({ search: next || undefined, page: undefined })}
      />
      <QueryResult
        of={found}
        name={t('browse.shortlist.title')}
        empty={<EmptyShortlist isNarrowed={isNarrowed} />}
      >
        {(rows, count) => <Entries rows={rows} count={count} page={page} change={change} />}
      </QueryResult>
      <Suspense fallback={null}>
        {intern ? (
          <ProfileSheet
            intern={intern}
            plan={parseId(search['of']) ?? plan ?? null}
            onPlan={(of) => change({ of })}
            onClose={() => change({ intern: undefined, of: undefined })}
          />
        ) : null}
      </Suspense>
    </>
  )
}

type ShortlistSearch = ReturnType<typeof useShortlistSearch>

/** Returns the URL's filters: one plan or entries without a plan, a name search, and a page. */
function useShortlistSearch() {
  const [search, change] = useSearchParams()
  const {
    plans: [asked],
    page,
  } = parseBrowseSearch(search)
  const plans = useApiQuery('plans', 'listPlanOptions', { body: {} })
  // Ignore plans that don't belong to the company.
  const plan =
    plans.data && !plans.data.payload.some((one) => one.internship_opportunity_id === asked)
      ? undefined
      : asked
  return {
    search,
    change,
    plans: plans.data?.payload ?? [],
    plan,
    isPlain: search['ir_ids'] === noPlan,
    words: toStringList(search['search'])[0] ?? '',
    page,
  }
}

/** Fetches the entries; a page beyond the last becomes the last. */
function useShortlist({ change, plan, isPlain, words, page }: ShortlistSearch) {
  const body = {
    page,
    ...(isPlain ? { plan_id: null } : plan ? { plan_id: plan } : {}),
    ...(words ? { search: words } : {}),
  }
  const found = useApiQuery('shortlist', 'listShortlist', { body }, { keep: true })
  const last = getLastPage(found.data?.count ?? 0)
  const isBeyond = found.data !== undefined && !found.isPlaceholderData && page > last
  useEffect(() => {
    if (isBeyond) change({ page: last === 1 ? undefined : String(last) })
  })
  return found
}

function EmptyShortlist({ isNarrowed }: { readonly isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState
        page
        title={t('browse.shortlist.emptyHere')}
        text={t('browse.shortlist.emptyText')}
      />
    )
  return (
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
}

interface EntriesProps {
  readonly rows: Payload<'shortlist', 'listShortlist'>
  readonly count: number
  readonly page: number
  readonly change: ShortlistSearch['change']
}

function Entries({ rows, count, page, change }: EntriesProps) {
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
            onOpen={() => change({ intern: row.intern_id, of: row.plan?.plan_id }, { push: true })}
          />
        ))}
      </ul>
      <Pages
        page={page}
        count={count}
        onPage={(next) => change({ page: next === 1 ? undefined : String(next) }, { push: true })}
      />
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

interface ChoiceProps {
  readonly plans: Payload<'plans', 'listPlanOptions'>
  readonly value: string
  readonly words: string
  readonly onChange: (value: string) => void
  readonly onWords: (words: string) => void
}

/** Filter with all plans that can have a shortlist; archived ones are labelled. */
function PlanChoice({ plans, value, words, onChange, onWords }: ChoiceProps) {
  return (
    <div className={styles['pills']}>
      <select
        className={styles['choose']}
        aria-label={t('browse.shortlist.plan')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{t('browse.shortlist.all')}</option>
        {plans.map((plan) => (
          <option key={plan.internship_opportunity_id} value={plan.internship_opportunity_id}>
            {plan.internship_opportunity_name}
          </option>
        ))}
        <option value={noPlan}>{t('browse.shortlist.noPlan')}</option>
      </select>
      <input
        className={styles['choose']}
        type="search"
        aria-label={t('browse.shortlist.search')}
        placeholder={t('browse.shortlist.search')}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
    </div>
  )
}
