import { LazyBoundary } from '@fledge/ui/lazy-boundary.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { browseSorts, nearMatchThreshold } from '@fledge/domain/browse/rules.ts'
import { lazy, useEffect, useState } from 'react'
import { DataList } from '../../platform/list/data-list.tsx'
import { type LoadedQuery, QueryResult, selectPayload } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { ActiveFilters, BrowseFilters } from './browse-filters.tsx'
import { removeUnknownIds } from './browse-search.ts'
import { type BrowseState, useBrowseState } from './browse-state.ts'
import styles from './browse.module.css'
import { type BrowseCandidate, CandidateListCard } from './candidate-card.tsx'

// Loaded on demand, because the list is read before a profile is opened.
const ProfileSheet = lazy(() =>
  import('./profile-sheet.tsx').then((parts) => ({ default: parts.ProfileSheet })),
)
const HideDialog = lazy(() =>
  import('./hide-dialog.tsx').then((parts) => ({ default: parts.HideDialog })),
)
const HiddenNote = lazy(() =>
  import('./hidden-note.tsx').then((parts) => ({ default: parts.HiddenNote })),
)

type Page = Payload<'browse', 'browseCandidates'>

/** Matching interns, best first, with reasons. Filters are in the URL. */
export default function CompanyBrowseScreen() {
  useTitle(t('browse.title'))
  const state = useBrowseState()
  const [hiding, setHiding] = useState<BrowseCandidate | null>(null)
  const found = useApiQuery('browse', 'browseCandidates', { query: state.query }, { keep: true })
  const count = found.data?.count ?? 0
  useValidSearch(state, found.isPlaceholderData ? undefined : found.data)
  return (
    <>
      <BrowseFilters state={state} facets={found.data?.payload.facets} count={count} />
      <ActiveFilters state={state} facets={found.data?.payload.facets} />
      <QueryResult of={found} name={t('browse.title')}>
        {(page) => (
          <Results found={found} page={page} count={count} state={state} onHide={setHiding} />
        )}
      </QueryResult>
      <LazyBoundary>
        {hiding ? <HideDialog intern={hiding} onClose={() => setHiding(null)} /> : null}
        {state.intern ? (
          <ProfileSheet
            intern={state.intern}
            plan={state.plan}
            onPlan={state.choosePlan}
            onClose={state.closeIntern}
          />
        ) : null}
      </LazyBoundary>
    </>
  )
}

/** Removes ids from the URL that the response doesn't contain. */
function useValidSearch(state: BrowseState, answer: { readonly payload: Page } | undefined) {
  const clean = answer ? removeUnknownIds(state, answer.payload.facets, answer.payload.plans) : null
  useEffect(() => {
    if (clean) state.rewrite(clean)
  })
}

interface ResultsProps extends ResultBarProps {
  readonly found: LoadedQuery<Page>
  readonly onHide: (candidate: BrowseCandidate) => void
}

function Results({ found, page, count, state, onHide }: ResultsProps) {
  const turn = (next: number) => {
    state.turn(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <ResultBar state={state} count={count} page={page} />
      <DataList
        frame="none"
        title={t('browse.title')}
        of={selectPayload(found, (all) => all.candidates)}
        params={{ ...state, turn }}
        empty={<NoInterns state={state} />}
        {...(state.isHidden
          ? {}
          : { noMatch: { title: t('browse.empty'), text: t('browse.emptyText') } })}
      >
        {(rows) => <List candidates={rows} state={state} onHide={onHide} />}
      </DataList>
      {state.isFiltered && !state.isHidden && count < nearMatchThreshold ? (
        <NearMatches state={state} onHide={onHide} />
      ) : null}
      {page.hidden_count > 0 && !state.isHidden ? (
        <p className={styles['hiddenLine']}>
          <Button tone="link" onClick={() => state.set({ isHidden: true })}>
            {t('browse.hidden.look', { count: page.hidden_count })}
          </Button>
        </p>
      ) : null}
    </>
  )
}

interface ResultBarProps {
  readonly state: BrowseState
  readonly count: number
  readonly page: Page
}

function ResultBar({ state, count, page }: ResultBarProps) {
  const [plan] = page.plans
  const forWhom = !plan
    ? t('browse.noPlan')
    : page.plans.length > 1
      ? t('browse.forBest', { count: page.plans.length })
      : t('browse.for', { plan: plan.name, skills: plan.skills_asked })
  return (
    <div className={styles['bar']}>
      <h1 className={styles['count']} aria-live="polite">
        {t(state.isHidden ? 'browse.hidden.count' : 'browse.count', { count })}
      </h1>
      {state.isHidden ? (
        <Button tone="link" onClick={() => state.set({ isHidden: false })}>
          {t('browse.hidden.back')}
        </Button>
      ) : (
        <span className={styles['dim']}>{forWhom}</span>
      )}
      <SortChoice state={state} />
    </div>
  )
}

function SortChoice({ state }: { readonly state: BrowseState }) {
  return (
    <label className={styles['sort']}>
      {t('browse.sortBy')}
      <select
        value={state.sort}
        onChange={(event) => {
          const value = event.currentTarget.value
          state.set({ sort: browseSorts.find((sort) => sort === value) ?? 'fit' })
        }}
      >
        {browseSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`browse.sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ListProps {
  readonly candidates: readonly (BrowseCandidate & {
    readonly misses?: keyof BrowseState['chosen'] | null
  })[]
  readonly state: BrowseState
  readonly onHide: (candidate: BrowseCandidate) => void
}

function List({ candidates, state, onHide }: ListProps) {
  return (
    <ul className={styles['list']}>
      {candidates.map((candidate) => (
        <CandidateListCard
          key={candidate.intern_id}
          candidate={candidate}
          plan={state.plan}
          onOpen={() => state.openIntern(candidate.intern_id)}
          {...(candidate.is_not_interested ? {} : { onHide: () => onHide(candidate) })}
          note={
            candidate.is_not_interested ? (
              <LazyBoundary>
                <HiddenNote intern={candidate} />
              </LazyBoundary>
            ) : candidate.misses ? (
              <Meta due>
                {t('browse.nearMisses', { filter: t(`browse.filter.${candidate.misses}`) })}
              </Meta>
            ) : undefined
          }
        />
      ))}
    </ul>
  )
}

function NoInterns({ state }: { readonly state: BrowseState }) {
  if (!state.isHidden) return <EmptyState title={t('browse.none')} text={t('browse.noneText')} />
  return (
    <EmptyState
      title={t('browse.hidden.none')}
      text={t('browse.hidden.noneText')}
      action={
        <Button onClick={() => state.set({ isHidden: false })}>{t('browse.hidden.back')}</Button>
      }
    />
  )
}

function NearMatches({ state, onHide }: Pick<ListProps, 'state' | 'onHide'>) {
  const near = useApiQuery('browse', 'browseOther', { query: { ...state.query, page: '1' } })
  const rows = near.data?.payload ?? []
  if (rows.length === 0) return null
  return (
    <section className={styles['near']} aria-labelledby="near-matches">
      <h2 id="near-matches">{t('browse.near')}</h2>
      <p className={styles['dim']}>{t('browse.nearText')}</p>
      <List candidates={rows} state={state} onHide={onHide} />
    </section>
  )
}
