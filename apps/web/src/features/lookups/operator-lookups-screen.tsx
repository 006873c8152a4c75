import { lookupColumns } from '@fledge/contract/lookups/lookup-columns.ts'
import type { LookupEntryView } from '@fledge/contract/lookups/manage-schema.ts'
import { lookupBadges, lookupLists, lookupStates } from '@fledge/domain/lookups/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { useBulkResult } from '../../platform/list/use-bulk-result.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { AddLookupDialog } from './add-lookup-dialog.tsx'
import { LookupActs, LookupRowButtons } from './lookup-acts.tsx'
import styles from './lookups.module.css'

const filters = { search: searchText, list: oneOf(lookupLists), state: oneOf(lookupStates) }
type LookupParams = ReturnType<typeof useListParams<typeof filters>>

/** The lists that people choose from: how often each entry is chosen, and changes by managers. */
export default function OperatorLookupsScreen() {
  useTitle(t('lookupsScreen.title'))
  const params = useListParams(filters)
  return (
    <Stack>
      <PageHeader
        title={t('lookupsScreen.title')}
        text={t('lookupsScreen.text')}
        actions={<AddButton params={params} />}
      />
      <PendingActs of="LOOKUP" />
      <Entries params={params} />
    </Stack>
  )
}

function Entries({ params }: { readonly params: LookupParams }) {
  const query = { ...params.keyset, ...params.filters }
  const entries = useApiQuery(
    'lookups',
    'listLookupEntries',
    { query },
    { keep: true, staleTime: 0 },
  )
  const result = useBulkResult((count) => t('lookupsScreen.manyDone', { count }))
  return (
    <>
      <TableList
        list="lookups"
        title={t('lookupsScreen.title')}
        of={entries}
        params={params}
        tools={<LookupTools params={params} />}
        empty={<EmptyState title={t('lookupsScreen.none')} text={t('lookupsScreen.noneText')} />}
        noMatch={{ title: t('lookupsScreen.noMatch') }}
        columns={lookupColumns}
        rowKey={({ key }) => key}
        cells={lookupCells}
        bulk={{
          of: JSON.stringify(params.filters),
          acts: (selection) => (
            <LookupActs selection={selection} filters={params.filters} onDone={result.show} />
          ),
        }}
        actions={(entry) => <LookupRowButtons entry={entry} />}
        exportUrl={(columns) =>
          buildEndpointUrl('lookups', 'exportLookupEntries', {
            query: { ...params.filters, columns },
          })
        }
      />
      {result.dialog}
    </>
  )
}

function AddButton({ params }: { readonly params: LookupParams }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Button onClick={() => setAdding(true)}>{t('lookupsScreen.add')}</Button>
      {isAdding ? (
        <AddLookupDialog list={params.filters.list} onClose={() => setAdding(false)} />
      ) : null}
    </>
  )
}

function LookupTools({ params }: { readonly params: LookupParams }) {
  return (
    <Group>
      <SearchField
        label={t('lookupsScreen.search')}
        value={params.filters.search}
        onSearch={(search) => params.set({ search })}
      />
      <FilterSelect
        label={t('lookupsScreen.list')}
        all={t('lookupsScreen.anyList')}
        value={params.filters.list}
        options={lookupLists.map((value) => ({ value, label: t(`lookups.list.${value}`) }))}
        onChange={(list) => params.set({ list })}
      />
      <FilterSelect
        label={t('lookupsScreen.state')}
        all={t('lookupsScreen.anyState')}
        value={params.filters.state}
        options={lookupStates.map((value) => ({
          value,
          label: translateKey(lookupBadges[value].text),
        }))}
        onChange={(state) => params.set({ state })}
      />
    </Group>
  )
}

const ClampedText = ({ text }: { readonly text: string }) => (
  <span className={styles['clamped']} title={text}>
    {text}
  </span>
)

const lookupCells = {
  name: ({ label }: LookupEntryView) => <ClampedText text={label} />,
  group: ({ group }: LookupEntryView) => (group === null ? null : <ClampedText text={group} />),
  status: ({ state, merged_into: name }: LookupEntryView) => (
    <>
      <Badge tone={lookupBadges[state].tone}>{translateKey(lookupBadges[state].text)}</Badge>
      {name === null ? null : (
        <Meta>
          <ClampedText text={t('lookupsScreen.mergedInto', { name })} />
        </Meta>
      )}
    </>
  ),
}
