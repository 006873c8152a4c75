import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { CompanyOfferRow } from '@fledge/contract/offers/schema.ts'
import { offerBadges, offerStatuses } from '@fledge/domain/offers/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import {
  formatTimeInSentence,
  getCityFlag,
  formatLocalNow,
  useNow,
} from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatOfferDates } from './format-offer.ts'

/** The company's offers by status, with filter, search and page in the URL. */
export default function CompanyOffersScreen() {
  useTitle(t('offerScreen.list.title'), [
    { label: t('company.nav.hiring'), to: paths.company.hiring },
  ])
  const params = useListParams({ search: searchText, status: oneOf(offerStatuses) })
  const { page, filters } = params
  const offers = useApiQuery('offers', 'listOffers', { body: { page, ...filters } }, { keep: true })
  return (
    <Stack>
      <PageHeader title={t('offerScreen.list.title')} />
      <DataList
        title={t('offerScreen.list.title')}
        of={offers}
        params={params}
        tools={
          <FieldGrid>
            <SearchField
              label={t('offerScreen.list.search')}
              value={filters.search}
              onSearch={(search) => params.set({ search })}
            />
            <FilterSelect
              label={t('offerScreen.list.status')}
              all={t('offerScreen.list.all')}
              options={statusOptions()}
              value={filters.status}
              onChange={(status) => params.set({ status })}
            />
          </FieldGrid>
        }
        empty={<NoOffers />}
        noMatch={{ title: t('offerScreen.list.noMatch') }}
        row={(row) => <OfferRow key={row.offer_id} row={row} />}
      />
    </Stack>
  )
}

/** Returns all statuses without duplicates, because several share one label for companies. */
const statusOptions = () =>
  offerStatuses
    .map((status) => ({ value: status, label: translateKey(offerBadges[status].text) }))
    .filter(
      (option, index, all) => all.findIndex((other) => other.label === option.label) === index,
    )

const NoOffers = () => (
  <EmptyState
    title={t('offerScreen.list.none')}
    text={t('offerScreen.list.noneText')}
    action={
      <ButtonLink to={buildPath(paths.company.hiring)}>{t('offerScreen.list.toHiring')}</ButtonLink>
    }
  />
)

function OfferRow({ row }: { readonly row: CompanyOfferRow }) {
  const [zone, now] = [useZone(), useNow()]
  const badge = offerBadges[row.status]
  return (
    <CardListItem
      end={
        <ButtonLink
          size="small"
          to={buildPath(paths.company.offer, { candidate: row.candidature_id })}
        >
          {t('offerScreen.title')}
        </ButtonLink>
      }
    >
      <PersonLine
        name={row.intern.name}
        picture={row.intern.picture_url}
        country={getCityFlag(row.intern.country_code, row.intern.time_zone)}
        location={formatLocalNow(row.intern.time_zone, now)}
        badge={<Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>}
        inline
      >
        <Meta>
          {row.role} · {formatOfferDates(row)}
        </Meta>
        {/* The intern's to answer: never red for the company. */}
        <Meta>
          {row.answer_by && badge.tone === 'blue'
            ? t('offerScreen.list.dueBy', { time: formatTimeInSentence(row.answer_by, zone, now) })
            : (row.end_reason ??
              t('offerScreen.list.since', {
                time: formatTimeInSentence(row.status_since, zone, now),
              }))}
        </Meta>
      </PersonLine>
    </CardListItem>
  )
}
