import { paths } from '@fledge/contract/paths.ts'
import { Checkbox, Segments } from '@fledge/ui/choice-fields.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useSearchParams } from '../../platform/url-state.ts'
import { parseId } from '../../platform/url-values.ts'
import { parsePage } from '../../platform/list/list-address.ts'
import { QueryResult } from '../../platform/query-result.tsx'
import { ButtonLink, MoreLink } from '../../platform/link.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import { CandidatureBoard } from './candidature-board.tsx'
import { CandidatureList } from './candidature-list.tsx'
import styles from './candidatures.module.css'

const toText = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' ? value : ''

/** Returns the filters from the URL and the available plans. */
function useFilters() {
  const [search, set] = useSearchParams()
  const plans = useApiQuery('plans', 'listPlanOptions', { body: {} }).data?.payload
  const asked = parseId(search['plan']) ?? ''
  // Ignore plans that don't belong to the company.
  const isUnknown = plans && !plans.some((one) => one.internship_opportunity_id === asked)
  return {
    plans: plans ?? [],
    plan: isUnknown ? '' : asked,
    words: toText(search['search']),
    isTurnOnly: toText(search['turn']) === 'company',
    isBoard: toText(search['view']) !== 'list',
    page: parsePage(search['page']),
    set,
  }
}
type Filters = ReturnType<typeof useFilters>

const toQuery = ({ plan, words, isTurnOnly, isBoard, page }: Filters) => ({
  ...(plan ? { plan_id: [plan] } : {}),
  ...(words ? { search: words } : {}),
  ...(isTurnOnly ? { turn: 'company' as const } : {}),
  per_page: isBoard ? '100' : '10',
  page: String(isBoard ? 1 : page),
})

/** All of the company's candidates by stage, with those waiting for the company first. */
export default function CompanyHiringScreen() {
  useTitle(t('hiring.title'))
  const filters = useFilters()
  const found = useApiQuery(
    'candidatures',
    'listCandidatures',
    { query: toQuery(filters) },
    { keep: true },
  )
  const { plan, words, isTurnOnly, isBoard, page, set } = filters
  const isNarrowed = plan !== '' || words !== '' || isTurnOnly
  return (
    <>
      <h1 className={styles['hidden']}>{t('hiring.title')}</h1>
      <FilterBar filters={filters} />
      <QueryResult
        of={found}
        name={t('hiring.title')}
        empty={isNarrowed ? <EmptyState title={t('hiring.empty')} /> : <NoCandidates />}
      >
        {(rows, count) =>
          isBoard ? (
            <CandidatureBoard rows={rows} />
          ) : (
            <CandidatureList
              rows={rows}
              count={count}
              page={page}
              onPage={(next) => set({ page: String(next) })}
            />
          )
        }
      </QueryResult>
    </>
  )
}

const NoCandidates = () => (
  <EmptyState
    title={t('hiring.emptyAll')}
    text={t('hiring.emptyAllText')}
    action={
      <ButtonLink tone="primary" to={paths.company.browse}>
        {t('hiring.browse')}
      </ButtonLink>
    }
  />
)

/** View switch and filters; any change resets the page. */
function FilterBar({ filters }: { readonly filters: Filters }) {
  const { words, isTurnOnly, isBoard, set } = filters
  return (
    <div className={styles['bar']}>
      <Segments
        label={t('hiring.view')}
        hideLabel
        choices={[
          { value: 'board', label: t('hiring.board') },
          { value: 'list', label: t('hiring.list') },
        ]}
        value={isBoard ? 'board' : 'list'}
        onChange={(next) => set({ view: next === 'board' ? undefined : next, page: undefined })}
      />
      <PlanSelect filters={filters} />
      <Checkbox
        label={t('hiring.yourTurnOnly')}
        checked={isTurnOnly}
        onChange={(event) =>
          set({ turn: event.currentTarget.checked ? 'company' : undefined, page: undefined })
        }
      />
      <input
        type="search"
        aria-label={t('hiring.search')}
        placeholder={t('hiring.search')}
        value={words}
        onChange={(event) =>
          set({ search: event.currentTarget.value || undefined, page: undefined })
        }
      />
      <MoreLink to={paths.company.offers}>{t('hiring.offers')}</MoreLink>
    </div>
  )
}

function PlanSelect({ filters: { plans, plan, set } }: { readonly filters: Filters }) {
  return (
    <select
      aria-label={t('hiring.allPlans')}
      value={plan}
      onChange={(event) => set({ plan: event.currentTarget.value || undefined, page: undefined })}
    >
      <option value="">{t('hiring.allPlans')}</option>
      {plans.map((one) => (
        <option key={one.internship_opportunity_id} value={one.internship_opportunity_id}>
          {one.internship_opportunity_name}
        </option>
      ))}
    </select>
  )
}
