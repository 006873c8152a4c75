import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { personEventTexts } from '@fledge/contract/people/event-texts.ts'
import { eventSubjects } from '@fledge/domain/audit-log/types.ts'
import { expect, test } from 'vitest'

interface AnyEvent {
  readonly machine?: string
  readonly name?: string
}
type EventModule = Readonly<Record<string, Readonly<Record<string, AnyEvent>>>>

test('the timeline has a text for every event of the domain, and for no other', async () => {
  const domain = join(import.meta.dirname, '../../../../../packages/domain/src')
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/events.ts'),
  )
  const modules = await Promise.all(
    // A module of events exports objects of them.
    files.map((file) => import(join(domain, file)) as Promise<EventModule>),
  )
  const keys = modules
    .flatMap((module) => Object.values(module))
    .flatMap((events) => Object.values(events))
    .flatMap(({ machine, name }) => (machine && name ? [`personEvents.${machine}.${name}`] : []))
  expect(keys.length).toBeGreaterThan(100)
  expect(Object.keys(personEventTexts).toSorted()).toEqual([...new Set(keys)].toSorted())
  // The filter of the log offers each of them.
  expect([...eventSubjects].toSorted()).toEqual(
    [...new Set(keys.map((key) => key.split('.')[1]))].toSorted(),
  )
})
