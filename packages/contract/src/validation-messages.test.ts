import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpointsByFeature } from './index.ts'

/**
 * The library's developer-facing wording; the seeds' own text about a LinkedIn URL starts like it.
 */
const raw =
  /^(Invalid(?! LinkedIn company URL format$)|Too (big|small)|Unrecognized|Expected)|expected \w+|received \w+|<=|>=|undefined|^\w+\.[\w.]+$/

const invalidValues: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(100_000),
  'a\u0000b',
  'NOT_A_VALUE',
  '2026-13-45',
  0,
  -1,
  1.5,
  Number.NaN,
  1e15,
  true,
  false,
  {},
  [],
  [null],
  ['x'.repeat(100_000)],
  Array.from({ length: 5000 }, (_, index) => index),
  { never: 'asked' },
]

/** Issues of a value, each with the place of its field. */
const issuesOf = (schema: z.core.$ZodType, value: unknown, at: string) =>
  (z.safeParse(schema, value).error?.issues ?? []).map(({ message, path }) => ({
    message,
    path: [at, ...path],
  }))

/**
 * Returns the parts of a schema that a person fills in, below optional, nullable, defaults and
 * pipes.
 */
function partsOf(schema: z.core.$ZodType, at: string): { schema: z.core.$ZodType; at: string }[] {
  // Every zod schema has one of these definitions.
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inside =
    def.type === 'object'
      ? Object.entries(def.shape).flatMap(([name, part]) => partsOf(part, `${at}.${name}`))
      : def.type === 'array'
        ? partsOf(def.element, `${at}.0`)
        : def.type === 'record'
          ? partsOf(def.valueType, `${at}.*`)
          : def.type === 'union'
            ? def.options.flatMap((option, index) => partsOf(option, `${at}|${index}`))
            : def.type === 'pipe'
              ? partsOf(def.in, at)
              : 'innerType' in def
                ? partsOf(def.innerType, at)
                : []
  // A transformation never receives values that the part before it rejects.
  return def.type === 'transform' ? [] : [{ schema, at }, ...inside]
}

// Each schema once, by its first place: endpoints share half of them.
const places = new Map<z.core.$ZodType, string>()
for (const [feature, endpoints] of Object.entries(endpointsByFeature))
  for (const [name, spec] of Object.entries<EndpointSpec>(endpoints))
    for (const schema of [spec.body, spec.query, spec.params])
      for (const part of schema ? partsOf(schema, `${feature}.${name}`) : [])
        if (!places.has(part.schema)) places.set(part.schema, part.at)

test('reports every invalid input of every endpoint in plain words', () => {
  expect(places.size).toBeGreaterThan(500)
  const issues = [...places].flatMap(([schema, at]) =>
    invalidValues.flatMap((invalidValue) => issuesOf(schema, invalidValue, at)),
  )
  expect(issues.length).toBeGreaterThan(5000)
  expect([
    ...new Set(
      issues
        .filter(({ message }) => raw.test(message) || message.trim() === '')
        .map(({ message, path }) => `${path.join('.')}: ${message}`),
    ),
  ]).toEqual([])
})

test('gives schemas outside the contract the same messages', () => {
  const form = z.strictObject({
    country: z.int(),
    text: z.string().max(1000),
    answer: z.enum(['YES', 'NO']),
    fields: z.array(z.int()).min(1),
    weeks: z.int().min(4).max(16),
    time: z.union([z.iso.time(), z.literal('24:00')]),
  })
  const listMessages = (value: Record<string, unknown>) =>
    Object.fromEntries(
      form.safeParse(value).error?.issues.map((issue) => [issue.path[0], issue.message]) ?? [],
    )
  expect(
    listMessages({ text: 'x'.repeat(1001), answer: 'MAYBE', fields: [], weeks: 17, time: 'noon' }),
  ).toEqual({
    country: 'Complete this field',
    text: 'Use 1,000 characters or fewer',
    answer: 'Choose an option from the list',
    fields: 'Choose at least one',
    weeks: 'Enter 16 or less',
    time: 'Enter a time',
  })
  expect(
    listMessages({ country: 1.5, text: 3, answer: '', fields: 'x', weeks: 3, time: '' }),
  ).toEqual({
    country: 'Enter a whole number',
    text: 'Enter text',
    answer: 'Complete this field',
    fields: 'Choose from the list',
    weeks: 'Enter 4 or more',
    time: 'Complete this field',
  })
})
