import { hasSeveralParents, type LookupList } from '@fledge/domain/lookups/types.ts'
import { MultiSelectField } from '@fledge/ui/select-fields.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiQuery } from '../../platform/query/query.ts'

interface ParentFieldProps {
  readonly list: LookupList
  /** The list whose entries are chosen. */
  readonly parents: LookupList
  readonly value: readonly number[]
  readonly error: string | undefined
  readonly onChange: (ids: number[]) => void
}

/** What a new entry belongs to. */
export function ParentField({ list, parents, value, error, onChange }: ParentFieldProps) {
  const entries = useApiQuery('lookups', 'listLookupEntries', {
    query: { list: parents, state: 'ACTIVE', per_page: '100' },
  })
  return (
    <MultiSelectField
      label={t('lookupsScreen.parent')}
      options={(entries.data?.payload ?? []).map(({ id, label }) => ({ value: String(id), label }))}
      value={value.map(String)}
      limit={hasSeveralParents(list) ? 30 : 1}
      nothingFound={t('common.nothingFound')}
      error={error}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  )
}
