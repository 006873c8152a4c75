import type { LookupList, LookupState } from '@fledge/domain/lookups/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statusSql } from '../../platform/db/statuses.ts'
import { type LookupEntryRow, lookupEntryRows } from './queries/manage-lookups.queries.ts'

/** The entries of all lists, as managers see them. */
export const lookupEntryList = defineList<{
  row: LookupEntryRow
  scope: { operator: OperatorScope }
  filters: { list: LookupList; state: LookupState; keys: readonly string[]; search: string }
}>({
  name: 'lookups.entries',
  ...lookupEntryRows,
  where: [],
  filters: {
    list: 'l.list = :list',
    state: `:state = case when not l.is_archived then ${statusSql('lookup.ACTIVE')} when l.merged_into_id is null then ${statusSql('lookup.INACTIVE')} else ${statusSql('lookup.MERGED')} end`,
    keys: `l.list || ':' || l.id = any(:keys::text[])`,
    search: { contains: ['l.label'] },
  },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'l.list', type: 'text' },
        { sql: 'l.sort', type: 'bigint' },
        { sql: 'l.id', type: 'bigint' },
      ],
    },
  },
})
