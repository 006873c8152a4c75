import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import {
  browserRule,
  codeRule,
  linkRule,
  operatorSessionMs,
  sessionRule,
} from '@fledge/domain/sessions/code-rules.ts'
import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import { expect, test } from 'vitest'
import { listServerSources, readText } from './server-sources.ts'

const accessGuide = readText('docs/guides/sessions-and-access.md')
const dataGuide = readText('docs/guides/data-protection.md')

/** Returns a section of a page, without its heading. */
function getSection(page: string, heading: string): string {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (!section) throw new Error(`no section ${heading}`)
  return section.slice(heading.length)
}
/** Returns the rows of a section's table, as cells. */
const listRows = (section: string): readonly (readonly string[])[] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| --'))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
const listQuoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const listMatches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

test('the lifetimes of sessions, codes and links are those of the code', () => {
  const days = (ms: number) => `${ms / dayMs} days`
  const minutes = (ms: number) => `${ms / minuteMs} minutes`
  expect(linkRule.signInMs).toBe(codeRule.lifetimeMs)
  expect(Object.fromEntries(listRows(getSection(accessGuide, 'Sessions')))).toEqual({
    'session without use': days(sessionRule.idleMs),
    'session in any case': days(sessionRule.maxMs),
    'session of the programme team': `${operatorSessionMs / hourMs} hours`,
    'first step of a sign-in': minutes(secondFactorRule.pendingMs),
    'code of the second factor for acts': minutes(secondFactorRule.freshMs),
    'sign-in code, link that signs in': minutes(codeRule.lifetimeMs),
    'link that leads to a page': days(linkRule.leadMs),
    'browser known from an earlier sign-in': days(browserRule.knownMs),
  })
})

test('every external service and every setting with an address is a documented connection', () => {
  const outbound = readText('apps/server/src/platform/outbound.ts')
  const services = listMatches(outbound, /^ {2}(\w+): \{ timeoutMs/gm)
  const schema = readText('apps/server/src/platform/env-schema.ts')
  const settings = listMatches(schema, /^ {2}([A-Z]\w*(?:_URL|_DSN|_ENDPOINT|_ISSUER)): /gm)
  expect([services.length, settings.length]).toEqual([9, 18])
  const rows = listRows(getSection(accessGuide, 'Connections'))
  const documented = rows.flatMap((cells) => cells.flatMap(listQuoted))
  expect(documented.toSorted()).toEqual([...services, ...settings].toSorted())
})

test('every key is in the inventory, with what it makes', () => {
  const [, union = ''] =
    /export type KeyPurpose =\n([^/]+?)\n\n/.exec(
      readText('apps/server/src/platform/keys/key-ring.ts'),
    ) ?? []
  const purposes = listMatches(union, /'([^']+)'/g)
  expect(purposes.length).toBeGreaterThan(20)
  const rows = listRows(getSection(dataGuide, 'Cryptography'))
  expect(rows.map(([name = '']) => listQuoted(name)[0]).toSorted()).toEqual(purposes.toSorted())
  expect(rows.filter(([, makes, of]) => !makes || !of)).toEqual([])
})

test('every file that uses cryptography is in the inventory', () => {
  const used = listServerSources()
    .filter(({ text }) => /from '(?:node:crypto|jose|otpauth|openid-client)'/.test(text))
    .map(({ path }) => path)
  const listed = listQuoted(
    getSection(dataGuide, 'Cryptography')
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .join('\n'),
  )
  expect(used.toSorted()).toEqual(listed.toSorted())
})

test('every table has one class of data, and every class its protection', () => {
  const section = getSection(dataGuide, 'Classes of data')
  const classes = section.split('\n').flatMap((line) => {
    const [, name = '', tables = ''] = /^- (\w+): (.+)$/.exec(line) ?? []
    return name ? [{ name, tables: listQuoted(tables) }] : []
  })
  const tables = listMatches(readText('docs/schema.md'), /^### (\w+)$/gm)
  expect(tables.length).toBeGreaterThan(70)
  expect(classes.flatMap((entry) => entry.tables).toSorted()).toEqual(tables.toSorted())
  const rows = listRows(section)
  expect(rows.map(([name]) => name)).toEqual(classes.map(({ name }) => name))
  for (const row of rows) expect(row.filter((cell) => cell !== '')).toHaveLength(5)
})

test('every kind of security event, and everywhere that logs are written, is in the list of logs', () => {
  const section = getSection(dataGuide, 'Logs')
  const [, union = ''] =
    /readonly kind: (.+)\n/.exec(readText('apps/server/src/platform/session/security-events.ts')) ??
    []
  const inSql = readText('apps/server/src/platform/session/queries/session.sql')
  const kinds = [...listMatches(union, /'(\w+)'/g), ...listMatches(inSql, /select :now, '(\w+)'/g)]
  expect(kinds).toHaveLength(5)
  for (const kind of kinds) expect(section).toContain(`\`${kind}\``)
  // What writes text by itself, besides the log of Fastify: start and stop, traces, child processes.
  const writing = listServerSources()
    .filter(({ text }) =>
      /process\.std(?:out|err)\.write|\bappendFile\(|createWriteStream\(/.test(text),
    )
    .map(({ path }) => path)
  expect(writing.toSorted()).toEqual([
    'features/files/untrusted-child.ts',
    'main.ts',
    'platform/refuse-old-node.ts',
    'platform/startup-banner.ts',
    'platform/tracing/file-exporter.ts',
  ])
  const settings = listMatches(
    readText('apps/server/src/platform/env-schema.ts'),
    /^ {2}((?:LOG_|TRACE_FILE|SENTRY_|INTERNAL_PORT|\w+_OTLP_ENDPOINT)\w*): /gm,
  )
  expect(settings.length).toBeGreaterThanOrEqual(5)
  for (const setting of settings) expect(section).toContain(`\`${setting}`)
})

test('a section that is missing is noticed', () => {
  expect(() => getSection(dataGuide, 'Nothing')).toThrow('no section Nothing')
})
