import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stateTurns } from './types.ts'

interface AnyMachine {
  readonly name: string
  readonly states: readonly string[]
}

/** Machines in whose states no one waits for anyone. */
const withoutTurns = ['batch', 'calendar', 'plan']

test('says for every state of every machine whose turn it is, except where no one waits', async () => {
  const domain = join(import.meta.dirname, '..')
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('machine.ts'),
  )
  const modules = await Promise.all(
    // Whatever else a module exports has no states.
    files.map((file) => import(join(domain, file)) as Promise<Record<string, Partial<AnyMachine>>>),
  )
  const states = modules
    .flatMap((module) => Object.values(module))
    .flatMap(({ name, states }) => (name && states ? [[name, states.toSorted()] as const] : []))
    .filter(([name]) => !withoutTurns.includes(name))
  expect(states.length).toBeGreaterThan(8)
  expect(Object.fromEntries(states)).toEqual(
    Object.fromEntries(
      Object.entries(stateTurns).map(([name, turns]) => [name, Object.keys(turns).toSorted()]),
    ),
  )
})
