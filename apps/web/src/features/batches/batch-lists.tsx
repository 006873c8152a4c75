import { locale } from '@fledge/kernel/locale.ts'
import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useSession, useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import {
  BatchBadge,
  formatEnrolmentPeriod,
  formatBatchPrice,
  formatProgrammeDates,
  formatSeats,
} from './batch-fact-list.tsx'
import styles from './batches.module.css'
import { useChooseBatch } from './use-choose-batch.tsx'

/** List of batches to choose from, with status, dates and seats. */
function Choices({ batches }: { readonly batches: readonly BatchView[] }) {
  const [take, terms] = useChooseBatch()
  const [now, zone] = [useNow(), useZone()]
  return (
    <>
      <CardList>
        {batches.map((batch) => (
          <CardListItem
            key={batch.batch_id}
            end={
              <Button size="small" onClick={() => void take(batch)}>
                {batch.closed_page ? t('batches.landing.why') : t('batches.find.choose')}
              </Button>
            }
          >
            <p className={styles['name']}>
              <Link to={buildPath(paths.public.partner, { slug: batch.slug })}>{batch.name}</Link>{' '}
              <BatchBadge batch={batch} />
            </p>
            <Meta>{joinFacts([formatProgrammeDates(batch), formatBatchPrice(batch)])}</Meta>
            <Meta>
              {joinFacts([
                batch.partner?.name,
                formatEnrolmentPeriod(batch, now, zone),
                formatSeats(batch),
              ])}
            </Meta>
          </CardListItem>
        ))}
      </CardList>
      {terms}
    </>
  )
}

/** Joins facts into one line and capitalises the first letter. */
function joinFacts(facts: readonly (string | undefined)[]): string {
  const line = facts.filter(Boolean).join(' · ')
  return line.charAt(0).toLocaleUpperCase(locale) + line.slice(1)
}

/** Open batch that matches the user's email address, suggested automatically. */
export function MatchingBatch() {
  const user = useSession()
  const own = useApiQuery('internRegistration', 'checkDomainBatch', {}, { enabled: user !== null })
  const batch = user ? own.data?.payload.batch : null
  return batch ? (
    <Card title={t('batches.find.own')} flush>
      <Choices batches={[batch]} />
    </Card>
  ) : null
}

interface University {
  readonly value: string
  readonly label: string
}

/** Finds a batch by university first, then lists the batches for its students. */
export function UniversityBatches() {
  const [chosen, setChosen] = useState<University | null>(null)
  const list = useApiQuery(
    'batches',
    'listBatches',
    { query: { university: chosen?.value ?? '1' } },
    { enabled: chosen !== null },
  )
  return (
    <Card title={t('batches.find.byUniversity')} flush>
      <div className={styles['search']}>
        <UniversityField chosen={chosen} onChoose={setChosen} />
      </div>
      {chosen ? (
        <QueryResult
          of={list}
          name={t('batches.find.byUniversity')}
          empty={
            <EmptyState
              title={t('batches.find.noneOf.title', { university: chosen.label })}
              text={t('batches.find.noneOf.text')}
            />
          }
        >
          {(batches) => <Choices batches={batches} />}
        </QueryResult>
      ) : null}
    </Card>
  )
}

interface UniversityFieldProps {
  readonly chosen: University | null
  readonly onChoose: (university: University | null) => void
}

function UniversityField({ chosen, onChoose }: UniversityFieldProps) {
  const [words, setWords] = useState('')
  const found = useApiQuery(
    'lookups',
    'searchUniversities',
    { query: { search: words.trim().slice(0, 100) } },
    { enabled: words.trim().length > 1, keep: true, staleTime: 1000 },
  )
  const options = (found.data?.payload ?? []).map((university) => ({
    value: String(university.university_id),
    label: university.university_name,
  }))
  const shown =
    chosen && !options.some((option) => option.value === chosen.value)
      ? [chosen, ...options]
      : options
  return (
    <SelectField
      label={t('batches.find.university')}
      hint={t('batches.find.universityHint')}
      options={shown}
      nothingFound={t('batches.find.noUniversity')}
      value={chosen?.value ?? null}
      onSearch={setWords}
      onChange={(value) => onChoose(shown.find((option) => option.value === value) ?? null)}
    />
  )
}

/** All searchable batches, open ones first. */
export function AllBatches() {
  const params = useListParams({ search: searchText })
  const list = useApiQuery(
    'batches',
    'listBatches',
    { query: { page: String(params.page), ...params.filters } },
    { keep: true },
  )
  return (
    <DataList
      title={t('batches.find.list')}
      of={list}
      params={params}
      head={
        <SearchField
          label={t('batches.find.search')}
          value={params.filters.search}
          onSearch={(search) => params.set({ search })}
        />
      }
      empty={
        <EmptyState title={t('batches.find.empty.title')} text={t('batches.find.empty.text')} />
      }
      noMatch={{ title: t('batches.find.none.title'), text: t('batches.find.none.text') }}
    >
      {(batches) => <Choices batches={batches} />}
    </DataList>
  )
}
