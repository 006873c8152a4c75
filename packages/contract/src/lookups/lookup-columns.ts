import { lookupBadges } from '@fledge/domain/lookups/types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { LookupEntryView } from './manage-schema.ts'

/** Columns of the lists that people choose from. */
export const lookupColumns = defineColumns<LookupEntryView>()({
  name: { title: 'columns.name', value: ({ label }) => label },
  list: { title: 'columns.list', value: ({ list }) => [{ key: `lookups.list.${list}` }] },
  group: { title: 'columns.group', value: ({ group }) => group },
  status: { title: 'columns.status', value: ({ state }) => [{ key: lookupBadges[state].text }] },
  uses: {
    title: 'columns.uses',
    value: ({ uses }) => uses ?? [{ key: 'lookups.uncounted' }],
  },
  merged: { title: 'columns.mergedInto', value: (entry) => entry.merged_into, isOptional: true },
  id: { title: 'columns.id', value: ({ id }) => id, isOptional: true },
})
