import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from './catalogue.ts'
import { endpointsByFeature } from './index.ts'
import { getMessageKey, messageKey } from './platform/message-keys.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Returns every message of a schema and its parts: its catalogue key, or the sentence if it has
 * none.
 */
function messagesOf(value: unknown, visited: Set<unknown>): string[] {
  if (!isObject(value) || visited.has(value)) return []
  visited.add(value)
  const def: unknown =
    '_zod' in value && isObject(value._zod) ? Reflect.get(value._zod, 'def') : value
  if (!isObject(def)) return []
  const error: unknown = Reflect.get(def, 'error')
  const ownMessages =
    typeof error === 'function'
      ? [getMessageKey(error) ?? `no key: ${String(error({ code: 'custom' }))}`]
      : []
  return [...ownMessages, ...Object.values(def).flatMap((part) => messagesOf(part, visited))]
}
const withoutKey = (value: unknown) =>
  messagesOf(value, new Set()).filter((key) => !Object.hasOwn(catalogue, key))

test('every message of every schema is a key of the catalogue', () => {
  expect(new Set(messagesOf(endpointsByFeature, new Set())).size).toBeGreaterThan(40)
  expect(withoutKey(endpointsByFeature)).toEqual([])
})

test('finds a message without a key at any depth', () => {
  const planted = z.strictObject({
    list: z.array(z.string().min(1, 'Enter a name')).max(3, messageKey('problems.longList')),
    other: z.union([z.int(messageKey('problems.nothing')), z.null()]).optional(),
    note: z.string().refine((note) => note !== 'x', { error: 'Enter a note', path: ['note'] }),
  })
  expect(withoutKey({ planted })).toEqual([
    'no key: Enter a name',
    'problems.nothing',
    'no key: Enter a note',
  ])
})

/** Messages visible only in the source: issues added by hand and schemas defined in screens. */
const ownSentence =
  /addIssue\(\{[^}]*message: ['"`]|\.(?:min|max|regex|refine|length)\([^()]*, ['"`][A-Z][^'"`]* /

test('no source file gives a schema a literal message', () => {
  const folders = ['./', '../../domain/src/', '../../../apps/web/src/', '../../../apps/server/src/']
  const literalMessages = folders.flatMap((folder) => {
    const root = new URL(folder, import.meta.url)
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
      .filter((name) => ownSentence.test(readFileSync(new URL(name, root), 'utf8')))
  })
  // Messages about the environment are read by the administrator who starts the server.
  expect(literalMessages).toEqual(['platform/env-schema.ts'])
})

test.each([
  "ctx.addIssue({ code: 'custom', message: 'Enter a name' })",
  "z.string().min(1, 'Enter a name')",
  "text(300).regex(/x/, 'Enter a name')",
])('finds the literal message in %s', (source) => {
  expect(ownSentence.test(source)).toBe(true)
})
