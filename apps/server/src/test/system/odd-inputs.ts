import type { EndpointSchema } from '@fledge/kernel/endpoint.ts'
import { buildExample, type IdMaker } from './example-body.ts'

/** Values that look valid but are not, or are valid but rare. */
export const oddValues: readonly unknown[] = [
  '',
  ' ',
  '0',
  '-1',
  '0001-01-01',
  '0001-01-01T00:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '2026-02-30',
  '2026-13-01',
  '2026-1-1',
  '2026-12-01T10:00:00',
  '2026-12-01T10:00:00[Europe/London]',
  '2026-12-01T10:00:00+01:00[Europe/London]',
  '2026-12-01T25:00:00Z',
  '24:00',
  '09:99',
  'Europe/Nowhere',
  'europe/london',
  'Etc/GMT+99',
  '+25:00',
  'UTC[u-ca=hebrew]',
  '13/2027',
  '00/0000',
  'http://',
  'https://www.linkedin.com',
  'a@b',
  '%',
  '\\',
  '٣',
  'İ',
  '-0',
  '1e400',
  'x'.repeat(6000),
  0,
  -1,
  0.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e308,
  null,
  true,
  [],
  {},
  [[]],
  [null],
  [''],
  ['0001-01-01'],
]

type Path = readonly (string | number)[]

/** Lists every path inside a value, including lists and objects themselves. */
function listPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, part]) => listPaths(part, [...at, key]))]
}

/** Returns a copy of a value with another value at a path. */
function replaceAt(value: unknown, [key, ...rest]: Path, oddValue: unknown): unknown {
  if (key === undefined) return oddValue
  if (Array.isArray(value))
    return value.map((item, index) =>
      String(index) === String(key) ? replaceAt(item, rest, oddValue) : item,
    )
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(
    fields.map(([name, field]) => [name, name === key ? replaceAt(field, rest, oddValue) : field]),
  )
}

/** An input for a schema: an example with an odd value at one path. */
export interface OddInput {
  readonly at: string
  readonly value: unknown
  readonly input: unknown
}

/** Whether the value at this path is used in calculations: dates, times, time zones, months. */
export const isCalculated = ({ at }: OddInput): boolean =>
  /date|time|zone|month|_on\b|_at\b|start|end|slot|from|until|by$/i.test(at)

/** Returns an example of a schema for each odd value at each of its paths. */
export function listOddInputs(schema: EndpointSchema, idOf: IdMaker): OddInput[] {
  return [true, false].flatMap((all) => {
    const example = buildExample(schema, idOf, all)
    return listPaths(example)
      .filter((path) => path.length > 0)
      .flatMap((path) =>
        oddValues.map((value) => ({
          at: path.join('.'),
          value,
          input: replaceAt(example, path, value),
        })),
      )
  })
}

/** Returns a copy of a value with odd values at so many of its paths. */
export function replaceSome(value: unknown, count: number, random: () => number): unknown {
  let replaced = value
  for (let number = 0; number < count; number += 1) {
    const paths = listPaths(replaced).filter((path) => path.length > 0)
    const path = paths[Math.floor(random() * paths.length)]
    const oddValue = oddValues[Math.floor(random() * oddValues.length)]
    if (path) replaced = replaceAt(replaced, path, oddValue)
  }
  return replaced
}
