import type { FlagView } from '@fledge/contract/flags/schema.ts'
import { maxFlagUsers } from '@fledge/domain/flags/types.ts'
import { hasAccount } from '@fledge/domain/people/types.ts'
import { MultiSelectField } from '@fledge/ui/select-fields.tsx'
import { useDeferredValue, useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiQuery } from '../../platform/query/query.ts'

type FlagUser = FlagView['users'][number]

interface FlagPeopleFieldProps {
  /** Those who are chosen already. */
  readonly users: readonly FlagUser[]
  readonly value: readonly string[]
  readonly error: string | undefined
  readonly onChange: (userIds: readonly string[]) => void
}

/** Shortest search that is sent. */
const minSearchLength = 2

/** People found by the search of the programme team. */
export function FlagPeopleField({ users, value, error, onChange }: FlagPeopleFieldProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(users)
  const wanted = useDeferredValue(search.trim())
  const found = useApiQuery(
    'people',
    'listPeople',
    { query: { search: wanted, per_page: '20' } },
    { enabled: wanted.length >= minSearchLength, keep: true },
  )
  // Registrations and invitations have no account yet.
  const people = (found.data?.payload ?? []).flatMap(({ id, name, email, status }) =>
    hasAccount(status) ? [{ user_id: id, name, email }] : [],
  )
  const options = [...chosen, ...people].filter(
    ({ user_id: id }, at, all) => all.findIndex((other) => other.user_id === id) === at,
  )
  const change = (ids: readonly string[]) => {
    setChosen(options.filter(({ user_id: id }) => ids.includes(id)))
    onChange(ids)
  }
  return (
    <MultiSelectField
      label={t('flagsScreen.people')}
      hint={t('flagsScreen.find')}
      options={options.map(({ user_id, name, email }) => ({
        value: user_id,
        label: name || email,
        searchTerms: email,
      }))}
      value={value}
      limit={maxFlagUsers}
      nothingFound={t('common.nothingFound')}
      error={error}
      onSearch={setSearch}
      onChange={change}
    />
  )
}
