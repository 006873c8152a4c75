import { expect, it } from 'vitest'
import { createMerger } from './merge-statements.ts'
import type { SendQuery, SentQuery } from './reader.ts'

const merge = { position: 0, column: 'id' }
const byIds = (ids: readonly string[], status = 'OPEN'): SentQuery => ({
  name: 'test.byIds',
  text: '',
  values: [ids, status],
  merge,
})

/** Finds a row for each id, the last one first. */
function createSender() {
  const sent: unknown[] = []
  const send: SendQuery = async ({ name, values = [] }) => {
    sent.push([name, ...values])
    const [ids, status] = values
    if (status === 'REFUSED') throw new Error('refused')
    const rows = Array.isArray(ids) ? ids.map((id: string) => ({ id, status })) : []
    return { rows: rows.toReversed(), rowCount: rows.length }
  }
  return { sent, merging: createMerger()(send) }
}

const listIds = ({ rows }: Awaited<ReturnType<SendQuery>>) => rows.map(({ id }) => id)

it('sends calls of the same time as one, and gives each the rows of its keys', async () => {
  const { sent, merging } = createSender()
  const results = await Promise.all([merging(byIds(['a'])), merging(byIds(['b', 'c']))])
  expect(sent).toEqual([['test.byIds', ['a', 'b', 'c'], 'OPEN']])
  expect(results.map(listIds)).toEqual([['a'], ['c', 'b']])
  expect(results.map(({ rowCount }) => rowCount)).toEqual([1, 2])
})

it('sends calls apart that differ in another value, have no rule, or follow each other', async () => {
  const { sent, merging } = createSender()
  const plain: SentQuery = { name: 'test.plain', text: '', values: [['a']] }
  await Promise.all([
    merging(byIds(['a'])),
    merging(plain),
    merging(plain),
    merging(byIds(['b'], 'CLOSED')),
  ])
  await merging(byIds(['c']))
  expect(sent).toEqual([
    ['test.byIds', ['a'], 'OPEN'],
    ['test.plain', ['a']],
    ['test.plain', ['a']],
    ['test.byIds', ['b'], 'CLOSED'],
    ['test.byIds', ['c'], 'OPEN'],
  ])
})

it('sends a second call for the same key after the first one', async () => {
  const { sent, merging } = createSender()
  await Promise.all([merging(byIds(['a'])), merging(byIds(['a'])), merging(byIds(['b']))])
  expect(sent).toEqual([
    ['test.byIds', ['a'], 'OPEN'],
    ['test.byIds', ['a', 'b'], 'OPEN'],
  ])
})

it('rejects every call of a statement that fails, and no other', async () => {
  const { merging } = createSender()
  const results = await Promise.allSettled([
    merging(byIds(['a'], 'REFUSED')),
    merging(byIds(['b'], 'REFUSED')),
    merging(byIds(['c'])),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})

it('keeps parts in step that send one statement after the other', async () => {
  const { sent, merging } = createSender()
  const part = async (id: string) => {
    await merging(byIds([id]))
    await merging(byIds([id], 'CLOSED'))
  }
  await Promise.all(['a', 'b'].map(part))
  expect(sent).toEqual([
    ['test.byIds', ['a', 'b'], 'OPEN'],
    ['test.byIds', ['a', 'b'], 'CLOSED'],
  ])
})
