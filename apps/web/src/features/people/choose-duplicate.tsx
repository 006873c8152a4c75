import { Button } from '@fledge/ui/button.tsx'
import { CardList, CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { useDeferredValue, useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { formatDuplicateSigns } from '../../shared/format-duplicate-signs.ts'

interface ChooseDuplicateProps {
  /** Id of the person. */
  readonly id: string
  readonly suggested: Payload<'accounts', 'compareAccounts'>['suggested']
  readonly onChoose: (id: string) => void
}

/** Chooses the account to compare: a marked one, or another one that is searched for. */
export function ChooseDuplicate({ id, suggested, onChoose }: ChooseDuplicateProps) {
  const [search, setSearch] = useState('')
  return (
    <Stack tight>
      <SuggestedAccounts suggested={suggested} onChoose={onChoose} />
      <SearchField
        label={t('personScreen.merge.search')}
        value={search || undefined}
        onSearch={setSearch}
      />
      {search.length > 2 ? <FoundAccounts id={id} search={search} onChoose={onChoose} /> : null}
    </Stack>
  )
}

/** So many are shown at first; those with most in common come first. */
const shownCount = 4

function SuggestedAccounts({
  suggested,
  onChoose,
}: Pick<ChooseDuplicateProps, 'suggested' | 'onChoose'>) {
  const [isAll, setAll] = useState(false)
  if (suggested.length === 0) return <p>{t('personScreen.merge.none')}</p>
  const shown = isAll ? suggested : suggested.slice(0, shownCount)
  const rest = suggested.length - shown.length
  return (
    <>
      <CardList>
        {shown.map((other) => (
          <OtherAccount
            key={other.id}
            name={other.name}
            details={[other.email, formatDuplicateSigns(other)].join(' · ')}
            onChoose={() => onChoose(other.id)}
          />
        ))}
      </CardList>
      {rest > 0 ? (
        <Button size="small" onClick={() => setAll(true)}>
          {t('personScreen.merge.more', { count: rest })}
        </Button>
      ) : null}
    </>
  )
}

interface FoundAccountsProps extends Pick<ChooseDuplicateProps, 'id' | 'onChoose'> {
  readonly search: string
}

function FoundAccounts({ id, search, onChoose }: FoundAccountsProps) {
  const query = { type: 'I', search: useDeferredValue(search), per_page: '6' } as const
  const people = useApiQuery('people', 'listPeople', { query }, { keep: true })
  const label = t('personScreen.merge.search')
  return (
    <QueryResult of={people} name={label} loading={<SkeletonLines lines={3} label={label} />}>
      {(rows) => {
        const others = rows.filter((row) => row.id !== id)
        return others.length === 0 ? (
          <p>{t('personScreen.merge.noMatch')}</p>
        ) : (
          <CardList>
            {others.map((row) => (
              <OtherAccount
                key={row.id}
                name={row.name}
                details={[row.email, row.application?.batch_name].filter(Boolean).join(' · ')}
                onChoose={() => onChoose(row.id)}
              />
            ))}
          </CardList>
        )
      }}
    </QueryResult>
  )
}

interface OtherAccountProps {
  readonly name: string
  readonly details: string
  readonly onChoose: () => void
}

const OtherAccount = ({ name, details, onChoose }: OtherAccountProps) => (
  <CardListItem
    end={
      <Button
        size="small"
        aria-label={t('personScreen.merge.compareWith', { name: `${name}, ${details}` })}
        onClick={onChoose}
      >
        {t('personScreen.merge.compare')}
      </Button>
    }
  >
    {name}
    <Meta>{details}</Meta>
  </CardListItem>
)
