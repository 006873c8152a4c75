import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  tablesWithoutPolicies,
  tenantTables,
} from '../apps/server/src/db/row-security/tenant-tables.ts'
import { listPolicies } from '../apps/server/src/db/row-security/policies.ts'

const schema = readFileSync(join(import.meta.dirname, '../docs/schema.md'), 'utf8')
/** Table → its columns, from the document that is generated from the migrations. */
const columnsByTable = new Map(
  schema
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [table = ''] = part.split('\n', 1)
      const columns = [...part.matchAll(/^\| \*{0,2}([a-z_\d]+)\*{0,2} \| [a-z]/gm)]
      return [table, columns.map(([, column = '']) => column)] as const
    }),
)
const isListed = (list: object, table: string) => Object.hasOwn(list, table)

describe('the list of tenant tables', () => {
  it('says of every table which policies it has or why it has none', () => {
    const listed = [...Object.keys(tenantTables), ...Object.keys(tablesWithoutPolicies)]
    expect(listed.toSorted()).toEqual([...columnsByTable.keys()].toSorted())
  })

  it('has a policy for every table that names a company and an intern, or only one of them', () => {
    const known = ['intern_search_gone', 'registrations']
    const unprotected = [...columnsByTable].flatMap(([table, columns]) =>
      columns.some((column) => column === 'company_id' || column === 'intern_id') &&
      !isListed(tenantTables, table)
        ? [table]
        : [],
    )
    expect(unprotected.toSorted()).toEqual(known)
  })

  it('limits a table to the tenant by each of its two columns', () => {
    const open = listPolicies().filter(
      ({ role, command, condition }) =>
        !['fledge_operator', 'fledge_worker'].includes(role) &&
        command === 'all' &&
        !/app\.(?:tenant|actor)|exists \(/.test(condition),
    )
    expect(open).toEqual([])
  })
})
