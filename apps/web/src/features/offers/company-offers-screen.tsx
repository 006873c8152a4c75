import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { CompanyOfferRow } from '@fledge/contract/offers/schema.ts'
import { offerBadges, offerStatuses } from '@fledge/domain/offers/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useSearchParams } from '../../platform/url-state.ts'
import { parsePage } from '../../platform/list/list-address.ts'
import { QueryResult } from '../../platform/query-result.tsx'
import { formatTimeInSentence, getCityFlag, formatLocalNow, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { Pages } from '../../platform/paging.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import { formatOfferDates } from './format-offer.ts'

/** The company's offers by status, with filter, search and page in the URL. */
export default function CompanyOffersScreen() {
  useTitle(t('offerScreen.list.title'), [
    { label: t('company.nav.hiring'), to: paths.company.hiring },
  ])
  const [search, setSearch] = useSearchParams()
  const status = offerStatuses.find((one) => one === search['status'])
  const page = parsePage(search['page'])
  const words = String(search['search'] ?? '')
  const offers = useApiQuery(
    'offers',
    'listOffers',
    { body: { page, ...(status ? { status } : {}), ...(words ? { search: words } : {}) } },
    { keep: true },
  )
  return (
    <Stack>
      <PageHeader title={t('offerScreen.list.title')} />
      <OfferFilters words={words} status={status} onChange={setSearch} />
      <QueryResult
        of={offers}
        name={t('offerScreen.list.title')}
        empty={<NoOffers isFiltered={words !== '' || status !== undefined} />}
      >
        {(rows, count) => (
          <OfferList
            rows={rows}
            count={count}
            page={page}
            onPage={(next) => setSearch({ page: String(next) })}
          />
        )}
      </QueryResult>
    </Stack>
  )
}

interface OfferFiltersProps {
  readonly words: string
  readonly status: CompanyOfferRow['status'] | undefined
  readonly onChange: ReturnType<typeof useSearchParams>[1]
}

/** Filters; any change resets the page. */
function OfferFilters({ words, status, onChange }: OfferFiltersProps) {
  return (
    <FieldGrid>
      <TextField
        label={t('offerScreen.list.search')}
        defaultValue={words}
        onChange={(event) => onChange({ search: event.currentTarget.value, page: undefined })}
      />
      <SelectField
        label={t('offerScreen.list.status')}
        options={statusOptions()}
        value={status ?? ''}
        nothingFound={t('common.nothingFound')}
        onChange={(value) => onChange({ status: value ?? undefined, page: undefined })}
      />
    </FieldGrid>
  )
}

/** Returns all statuses without duplicates, because several share one label for companies. */
const statusOptions = () => [
  { value: '', label: t('offerScreen.list.all') },
  ...offerStatuses
    .map((one) => ({ value: one, label: translateKey(offerBadges[one].text) }))
    .filter((one, index, all) => all.findIndex((other) => other.label === one.label) === index),
]

function NoOffers({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title={t('offerScreen.list.noMatch')} />
  return (
    <EmptyState
      title={t('offerScreen.list.none')}
      text={t('offerScreen.list.noneText')}
      action={
        <ButtonLink to={buildPath(paths.company.hiring)}>
          {t('offerScreen.list.toHiring')}
        </ButtonLink>
      }
    />
  )
}

interface OfferListProps {
  readonly rows: readonly CompanyOfferRow[]
  readonly count: number
  readonly page: number
  readonly onPage: (page: number) => void
}

function OfferList({ rows, count, page, onPage }: OfferListProps) {
  return (
    <Card
      title={t('offerScreen.list.title')}
      count={count}
      flush
      foot={count > 10 ? <Pages page={page} count={count} onPage={onPage} /> : undefined}
    >
      <CardList>
        {rows.map((row) => (
          <OfferRow key={row.offer_id} row={row} />
        ))}
      </CardList>
    </Card>
  )
}

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
        where={formatLocalNow(row.intern.time_zone, now)}
        beside={<Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>}
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
