import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockReasons } from '../apps/server/src/db/locking-statements.ts'
import { parseQueryFile } from '../apps/server/src/db/query-generator/parse-query-file.ts'
import { getNamePrefix, hashSource } from '../apps/server/src/db/query-generator/render-queries.ts'
import { statusValues } from '../apps/server/src/platform/db/statuses.ts'
import { checkQueries, readQuerySources, statusLiteralRule } from './query-rules.ts'
import { toSourceFiles } from './source-files.ts'

const sql = '-- name: offerById\nselect {{placement_ends_at(b)}}'
const path = 'offers.sql'
const check = (generated: string | undefined) =>
  checkQueries([{ path, sql, generated }]).map(({ rule }) => rule)

it('refuses a query file whose typed statements are missing or were generated from another text', () => {
  const fresh = `// Source: ${hashSource({ path, text: sql })}\nexport const offerById = 1`
  expect(check(fresh)).toEqual([])
  expect(check(undefined)).toEqual(['queries'])
  expect(check(fresh.replace('Source: ', 'Source: x'))).toEqual(['queries'])
  // A shared fragment with another text is another text.
  const other = hashSource({ path, text: sql.replace('ends', 'due') })
  expect(check(`// Source: ${other}\n`)).toEqual(['queries'])
})

it('refuses a statement that writes a table of another feature', () => {
  const write = (path: string, text: string) => {
    const source = `-- name: rename\n${text}`
    const generated = `// Source: ${hashSource({ path, text: source })}\n`
    return checkQueries([{ path, sql: source, generated }])
  }
  const offers = 'apps/server/src/features/offers/queries/offers.sql'
  expect(write(offers, 'update offers set role = :role')).toEqual([])
  expect(write(offers, 'select 1 from companies for update')).toEqual([])
  expect(write(offers, 'insert into companies (name)\nvalues (:name)')).toMatchObject([
    { rule: 'table owners', path: offers, line: 1 },
  ])
  expect(write(offers, 'with x as (delete from members) select 1')).toHaveLength(1)
})

describe('a statement that locks', () => {
  const check = (name: string, text: string) => {
    const path = 'apps/server/src/features/accounts/queries/member.sql'
    const sql = `-- name: ${name}\n${text}`
    const generated = `// Source: ${hashSource({ path, text: sql })}\n`
    return checkQueries([{ path, sql, generated }]).map(({ rule }) => rule)
  }
  const count = 'select (select count(*) from members) from companies'

  it('is refused if it reads other rows, which can be older than its lock', () => {
    expect(check('lockCompany', `${count} for update`)).toEqual(['locks'])
    expect(check('lockCompany', 'select 1 from a join b using (c) for no key update of a')).toEqual(
      ['locks'],
    )
    expect(check('lockCompany', 'select pg_advisory_xact_lock(1), (select 1)')).toEqual(['locks'])
    expect(check('lockCompany', 'select 1 from companies for update')).toEqual([])
    expect(check('countMembers', count)).toEqual([])
  })

  it('is listed with a reason only as long as it reads other rows', () => {
    expect(check('memberToLeave', `${count} for update`)).toEqual([])
    expect(check('memberToLeave', 'select 1 from members for update')).toEqual(['locks'])
  })

  it('exists if it is listed', () => {
    const names = readQuerySources(join(import.meta.dirname, '..')).flatMap(({ path, sql }) =>
      parseQueryFile(sql, path).queries.map(({ name }) => `${getNamePrefix(path)}.${name}`),
    )
    const listed = lockReasons.flatMap(({ statements }) => statements)
    expect(listed.filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('status literals', () => {
  it('are refused in query files, but not in their comments', () => {
    const find = (text: string) => {
      const sql = `-- name: sent\n${text}`
      const generated = `// Source: ${hashSource({ path, text: sql })}\n`
      return checkQueries([{ path, sql, generated }]).map(({ rule, line }) => `${rule} ${line}`)
    }
    expect(find("select 1 from offers\nwhere status in ('DRAFT')")).toEqual(['status literals 3'])
    expect(find("select 1 from offers\nwhere status = any ('{DRAFT,OFFERED}')")).toEqual([
      'status literals 3',
    ])
    expect(
      find("select 1 from offers where status = 'OFFERED' or status = 'EXPIRED'"),
    ).toHaveLength(2)
    expect(
      find("-- 'OFFERED' is sent\nselect 'company' from offers where status = {{offer.OFFERED}}"),
    ).toEqual([])
  })

  it('are refused in the annotations of types, which would miss a new status', () => {
    const find = (annotation: string) => {
      const sql = `-- name: sent\n${annotation}\nselect status from plans`
      const generated = `// Source: ${hashSource({ path, text: sql })}\n`
      return checkQueries([{ path, sql, generated }]).map(({ rule, line }) => `${rule} ${line}`)
    }
    expect(find('-- column: status: "DRAFT" | "ACTIVE"')).toEqual(['status literals 2'])
    expect(find("-- param: status: 'DRAFT' | null")).toEqual(['status literals 2'])
    expect(find('-- column: status: PlanStatus | null')).toEqual([])
    expect(find("-- column: audience: 'own' | 'company'")).toEqual([])
  })

  it('are refused in SQL of TypeScript, but not in its expressions and tests', () => {
    const find = (file: string, text: string) =>
      statusLiteralRule(toSourceFiles(new Map([[file, text]]))).map(({ line }) => line)
    const store = 'apps/server/src/features/offers/store.ts'
    expect(find(store, "const x = 1\nconst y = `o.status = 'OFFERED'`")).toEqual([2])
    expect(find(store, 'const y = "o.status = \'OFFERED\'"')).toEqual([1])
    expect(find(store, "const y = `o.status = ${statusSql('offer.OFFERED')}`")).toEqual([])
    expect(find(store, "const y = `${status === 'OFFERED' ? 1 : 2}`")).toEqual([])
    expect(find(store, "if (status === 'OFFERED') send()")).toEqual([])
    expect(find('apps/server/src/features/offers/x.test.ts', "`o.status = 'OFFERED'`")).toEqual([])
  })

  it('cover the states of every machine of the domain', async () => {
    const domain = join(import.meta.dirname, '../packages/domain/src')
    const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('/machine.ts'),
    )
    const states: string[] = []
    for (const file of files)
      for (const exported of Object.values<unknown>(await import(join(domain, file))))
        if (isMachine(exported)) states.push(...exported.states)
    expect(states.length).toBeGreaterThan(50)
    expect(states.filter((state) => !statusValues.has(state))).toEqual([])
  })
})

const isMachine = (value: unknown): value is { states: readonly string[] } =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value

it('finds the query files of the repository', () => {
  expect(readQuerySources(join(import.meta.dirname, '..')).length).toBeGreaterThan(50)
})
