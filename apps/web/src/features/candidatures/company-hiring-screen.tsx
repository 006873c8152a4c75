import { paths } from '@fledge/contract/paths.ts'
import { Checkbox, Segments } from '@fledge/ui/choice-fields.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { parseId } from '../../platform/router/url-values.ts'
import { ButtonLink, MoreLink } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { useSearchInput } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { CandidatureBoard } from './candidature-board.tsx'
import { CandidatureListRow } from './candidature-list-row.tsx'
import styles from './candidatures.module.css'

const filterParsers = { plan: parseId, search: searchText, turn: oneOf(['company']) }
const viewParsers = { view: oneOf(['list']) }
/** Most candidates on the board. */
const boardSize = 100

/** Returns the filters from the URL and the available plans. */
function useHiringFilters() {
  const params = useListParams(filterParsers, { view: viewParsers })
  const plans = useApiQuery('plans', 'listPlanOptions', { body: {} }).data?.payload
  const { plan } = params.filters
  // Ignore plans that don't belong to the company.
  const isUnknown = plans && !plans.some((choice) => choice.internship_opportunity_id === plan)
  return {
    params,
    plans: plans ?? [],
    plan: isUnknown ? undefined : plan,
    isBoard: params.view.view !== 'list',
  }
}
type HiringFilters = ReturnType<typeof useHiringFilters>

const toQuery = ({ params: { page, filters }, plan, isBoard }: HiringFilters) => ({
  ...(plan ? { plan_id: [plan] } : {}),
  ...(filters.search ? { search: filters.search } : {}),
  ...(filters.turn ? { turn: filters.turn } : {}),
  per_page: String(isBoard ? boardSize : 10),
  page: String(isBoard ? 1 : page),
})

/** All of the company's candidates by stage, with those waiting for the company first. */
export default function CompanyHiringScreen() {
  useTitle(t('hiring.title'))
  const filters = useHiringFilters()
  const { params, isBoard } = filters
  const candidates = useApiQuery(
    'candidatures',
    'listCandidatures',
    { query: toQuery(filters) },
    { keep: true },
  )
  const list = {
    title: t('hiring.title'),
    of: candidates,
    empty: <NoCandidates />,
    noMatch: { title: t('hiring.noMatch') },
  }
  return (
    <>
      <h1 className={styles['hidden']}>{t('hiring.title')}</h1>
      <FilterBar filters={filters} />
      {isBoard ? (
        // The board has no pages.
        <DataList {...list} frame="none" params={{ ...params, page: 1 }} perPage={Infinity}>
          {(rows) => <CandidatureBoard rows={rows} />}
        </DataList>
      ) : (
        <DataList
          {...list}
          params={params}
          row={(row) => <CandidatureListRow key={row.candidature_id} row={row} />}
        />
      )}
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

/** View switch and filters. */
function FilterBar({ filters }: { readonly filters: HiringFilters }) {
  const { params, isBoard } = filters
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
        onChange={(next) => params.set({ view: next === 'list' ? next : undefined })}
      />
      <PlanSelect filters={filters} />
      <Checkbox
        label={t('hiring.yourTurnOnly')}
        checked={params.filters.turn === 'company'}
        onChange={(event) =>
          params.set({ turn: event.currentTarget.checked ? 'company' : undefined })
        }
      />
      <CandidateSearch params={params} />
      <MoreLink to={paths.company.offers}>{t('hiring.offers')}</MoreLink>
    </div>
  )
}

function CandidateSearch({ params }: Pick<HiringFilters, 'params'>) {
  const input = useSearchInput({
    value: params.filters.search,
    onSearch: (search) => params.set({ search }),
  })
  return <input {...input} aria-label={t('hiring.search')} placeholder={t('hiring.search')} />
}

function PlanSelect({ filters: { plans, plan, params } }: { readonly filters: HiringFilters }) {
  return (
    <select
      aria-label={t('hiring.allPlans')}
      value={plan ?? ''}
      onChange={(event) => params.set({ plan: event.currentTarget.value })}
    >
      <option value="">{t('hiring.allPlans')}</option>
      {plans.map((choice) => (
        <option key={choice.internship_opportunity_id} value={choice.internship_opportunity_id}>
          {choice.internship_opportunity_name}
        </option>
      ))}
    </select>
  )
}
