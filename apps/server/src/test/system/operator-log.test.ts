import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { personEventTexts } from '@fledge/contract/people/event-texts.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { operatorActs, routineActs, unloggedActs } from './operator-act-table.ts'
import { listMadeActs, type MadeAct } from './operator-acts.ts'
import { fillAddress, servedEndpoints } from './served-endpoints.ts'
import { aTenant } from './tenant.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

/** Ten seconds to undo, and the next sweep. */
const afterUndoMs = 11_000

const acts = servedEndpoints.filter(
  ({ call, changing }) =>
    changing && call.access.some((level) => level === 'session' || level.startsWith('operator')),
)

it('every change that an operator can make leaves an event, or has a reason not to', () => {
  const classified = [...Object.keys(operatorActs), ...Object.keys(unloggedActs)]
  expect(acts.map(({ name }) => name).toSorted()).toEqual(classified.toSorted())
  const unknown = Object.values(operatorActs).filter(
    (event) => !(`personEvents.${event}` in personEventTexts),
  )
  expect(unknown).toEqual([])
})

it('every act has a reason, or is routine', () => {
  const withReason = (body: z.core.$ZodType | undefined): boolean =>
    body !== undefined &&
    /"(?:reason|note|comments?)":\{/.test(
      JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })),
    )
  const without = acts
    .filter(
      ({ name, call }) =>
        // The text of a note is the act itself.
        name in operatorActs && (/\.add\w+Note$/.test(name) || !withReason(call.body)),
    )
    .map(({ name }) => name)
  expect(without.toSorted()).toEqual(Object.keys(routineActs).toSorted())
})

describe('an act leaves its event, with the operator and the reason', () => {
  let server: TestServer
  let madeActs: readonly MadeAct[]
  beforeAll(async () => {
    server = await startTestServer()
    madeActs = listMadeActs(server, await aTenant(server, 'log'))
  })
  afterAll(() => server.stop())

  it('when it is made, or once it can no longer be undone', async () => {
    const missing: string[] = []
    for (const { name, prepare } of madeActs) {
      const endpoint = acts.find((act) => act.name === name)
      if (!endpoint) throw new Error(`no act ${name}`)
      const { browser, userId, ids, body } = await prepare()
      const address = fillAddress(endpoint, (param) => ids[param] ?? '')
      const { status, payload, text } = await browser.request(
        address,
        endpoint.method === 'GET' ? {} : { body },
      )
      if (payload?.pending) await server.advanceClock(afterUndoMs)
      const { rows } = await server.pool.query(
        `select machine || '.' || move as event, coalesce(note, reason) is not null as has_reason from event_log where actor_id = $1`,
        [userId],
      )
      const event = rows.find((row) => row.event === operatorActs[name])
      if (status !== 200 || !event || (!event.has_reason && !(name in routineActs)))
        missing.push(`${name}: ${status} ${JSON.stringify(event ?? rows)} ${text.slice(0, 300)}`)
    }
    expect(missing).toEqual([])
  })

  it('and what is not made here records it in the code that handles it', () => {
    const names = new Set(madeActs.map(({ name }) => name))
    const missing = Object.entries(operatorActs).filter(
      ([name, event]) => !names.has(name) && !canRecord(name, event),
    )
    expect(missing).toEqual([])
  })

  it('of which a control finds nothing', () => {
    expect(canRecord('reviews.saveComment', 'cannedComment.archive')).toBe(false)
  })
})

const features = join(import.meta.dirname, '../../features')
const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Whether the file of an operation, or what it imports from features, names the event and records one. */
function canRecord(name: string, event: string): boolean {
  const [feature = '', operation = ''] = name.split('.')
  const [, move = ''] = event.split('.')
  const sources = readReached(join(features, toKebab(feature), `${toKebab(operation)}.ts`))
  const names = new RegExp(`\\.${move}\\b|'${move}'|\\b${move}:`)
  return (
    sources.some((text) => names.test(text)) && sources.some((text) => text.includes('recordEvent'))
  )
}

/** Reads a file and those of features that it imports, two steps far. */
function readReached(file: string, steps = 2): readonly string[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  if (steps === 0) return [text]
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  )
  return [
    text,
    ...imported
      .filter((path) => path.startsWith(features))
      .flatMap((path) => readReached(path, steps - 1)),
  ]
}
