import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import '../../app.ts'
import { getDatabaseRole } from '../../platform/db/database-role.ts'
import { listComposedStatements } from '../../platform/db/list-query.ts'
import { beginAs } from '../../platform/db/role-statements.ts'
import { listStatements } from '../../platform/db/statement.ts'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { readTenantRows, type Tenant } from '../../test/system/tenant.ts'
import { listQueryFiles } from '../query-generator/query-files.ts'
import { toGeneratedPath } from '../query-generator/render-queries.ts'
import { isElevated } from './elevated-statements.ts'
import {
  createHiddenTenant,
  createOwnTenant,
  toCompanyActor,
  toInternActor,
} from './testing/tenants.ts'

type Statement = ReturnType<typeof listStatements>[number]

let server: TestServer
let own: Tenant
let other: Tenant
let client: pg.Client
/** Ids of the other tenant's rows. */
let foreignIds: readonly string[]
let statements: readonly Statement[]
let rowsBefore: string

beforeAll(async () => {
  server = await startTestServer()
  own = await createOwnTenant(server)
  other = await createHiddenTenant(server)
  foreignIds = [...new Set(Object.values(other.ids))]
  rowsBefore = await readTenantRows(server, other)
  client = new pg.Client(server.pool.options)
  await client.connect()
  await client.query("set statement_timeout = '5s'")
  const root = join(import.meta.dirname, '../../../../..')
  for (const path of listQueryFiles(root)) await import(join(root, toGeneratedPath(path)))
  statements = [...listStatements(), ...listComposedStatements()].filter(
    ({ name }) => !name.startsWith('test.'),
  )
}, 60_000)
afterAll(async () => {
  await client.end()
  await server.stop()
})

/** A condition of a statement by which only rows of the tenant remain. */
const toConditionPattern = (number: number, column: string) =>
  new RegExp(
    String.raw`(?<=(?:\(|\b(?:where|and|or|on|when))\s*)(?:\w+\.)?${column}\s*=\s*\$${number}(?:::uuid)?(?!\d)`,
    'gi',
  )

/** Removes the tenant's condition; the parameter keeps its type. */
function removeCondition({ text, parameters }: Statement, column: string): string | null {
  const number = parameters.indexOf(column) + 1
  if (number === 0) return null
  const without = text.replaceAll(
    toConditionPattern(number, column),
    `(true or $${number}::uuid is null)`,
  )
  return without === text ? null : without
}

const valuesByType: Readonly<Record<string, unknown>> = {
  boolean: true,
  integer: 50,
  bigint: 50,
  smallint: 50,
  date: '2026-11-27',
  json: '[]',
  jsonb: '{}',
  'timestamp with time zone': '2026-11-27T12:00:00Z',
  'integer[]': [],
  'text[]': [],
}

/** A parameter that names a row of the other tenant, whatever the kind of its id. */
const idsFor = (type: string, name: string): readonly unknown[] => {
  const key = name.replace(/_ids?$/, '')
  const ids = other.ids[key] ? [other.ids[key]] : foreignIds
  if (type === 'uuid[]') return [foreignIds]
  return type === 'uuid' ? ids : [valuesByType[type] ?? randomUUID()]
}

/** Values of a statement's parameters: one list for each id that an unnamed one could be. */
function listValues(
  { parameters }: Statement,
  types: readonly string[],
  column: string,
  tenantId: string,
): readonly (readonly unknown[])[] {
  const choices = parameters.map((name, index) =>
    name === column ? [tenantId] : idsFor(types[index] ?? '', name),
  )
  const count = Math.max(1, ...choices.map(({ length }) => length))
  return Array.from({ length: count }, (_, index) =>
    choices.map((choice) => choice[index % choice.length]),
  )
}

async function readTypes(text: string): Promise<readonly string[]> {
  await client.query(`prepare tried as ${text}`)
  const { rows } = await client.query<{ types: string[] }>(
    "select parameter_types::text[] as types from pg_prepared_statements where name = 'tried'",
  )
  await client.query('deallocate tried')
  return rows[0]?.types ?? []
}

interface Side {
  readonly column: 'company_id' | 'intern_id'
  readonly actor: () => AnyActor
  readonly tenantId: () => string
}
const sides: readonly Side[] = [
  {
    column: 'company_id',
    actor: () => toCompanyActor(own),
    tenantId: () => own.company.companyId,
  },
  { column: 'intern_id', actor: () => toInternActor(own), tenantId: () => own.intern.internId },
]

/** Runs a statement and reports whether it showed or changed a row of the other tenant. */
async function leaks(text: string, values: readonly unknown[], begin: string): Promise<boolean> {
  const passed = new Set(values.flat().map(String))
  await client.query(begin)
  try {
    const { rows } = await client.query(text, [...values])
    const shown = JSON.stringify(rows)
    if (
      shown.includes(other.mark) ||
      foreignIds.some((id) => !passed.has(id) && shown.includes(id))
    )
      return true
    if (/^\s*select/i.test(text)) return false
    await client.query('set local role none')
    return (await readTenantRows({ pool: client }, other)) !== rowsBefore
  } catch {
    return false
  } finally {
    await client.query('rollback')
  }
}

/** Names of the statements that leak without their condition. */
async function listLeaks(side: Side, isSecured: boolean) {
  const [tried, leaking] = [new Set<string>(), new Set<string>()]
  const actor = side.actor()
  for (const statement of statements) {
    const text = removeCondition(statement, side.column)
    if (!text) continue
    const [name = ''] = statement.name.split('#')
    tried.add(name)
    const ownRole = getDatabaseRole(actor)
    const role = isSecured && ownRole && !isElevated(name, ownRole) ? ownRole : null
    const types = await readTypes(text)
    for (const values of listValues(statement, types, side.column, side.tenantId()))
      if (!leaking.has(name) && (await leaks(text, values, beginAs(actor, role)))) leaking.add(name)
  }
  return { tried: [...tried], leaking: [...leaking].toSorted() }
}

it.each(sides)(
  'no statement shows or changes rows of others when its $column is removed',
  async (side) => {
    const open = await listLeaks(side, false)
    const secured = await listLeaks(side, true)
    reportFigure({
      figure: 15,
      counts: { [`statements without ${side.column}`]: secured.tried.length },
      violations: secured.leaking,
      controls: {
        'without policies, a quarter leaks': [
          1,
          Number(open.leaking.length > open.tried.length / 4),
        ],
      },
    })
    // Without the policies the same statements leak, so that the test would notice.
    expect(open.leaking.length).toBeGreaterThan(open.tried.length / 4)
    expect(secured.leaking).toEqual([])
  },
  240_000,
)
