import { expect, it } from 'vitest'
import { findDifferences, type SentStatement } from './compare-statements.ts'

const lockTimeout = Object.assign(new Error('lock timeout'), { code: '55P03' })

/** Answers each text with these rows, and remembers what was sent. */
function aConnection(rowsByText: Readonly<Record<string, readonly unknown[] | Error>>) {
  const sent: string[] = []
  return {
    sent,
    send: async (query: string | SentStatement) => {
      const text = typeof query === 'string' ? query : query.text
      sent.push(text)
      const rows = rowsByText[text] ?? []
      if (rows instanceof Error) throw rows
      return { rows, rowCount: rows.length }
    },
  }
}

const aStatement = (text: string) => ({ name: 'offers.one', text, values: ['id'] })
const aMutant = (id: string, text: string) => ({ id, name: id, text })

it('names the mutants with other rows, whatever their order', async () => {
  const { send, sent } = aConnection({
    'select 1': [{ a: 1 }, { a: 2 }],
    'select 2': [{ a: 2 }, { a: 1 }],
    'select 3': [{ a: 1 }, { a: 3 }],
  })
  const mutants = [aMutant('same', 'select 2'), aMutant('other', 'select 3')]
  expect(await findDifferences(send, 'T', aStatement('select 1'), mutants)).toEqual(['other'])
  expect(sent.filter((text) => text === 'rollback to savepoint variant')).toHaveLength(3)
  expect(sent.at(-1)).toContain('rollback to savepoint comparison')
})

it('compares the rows that a statement changes, in a transaction of its own if there is none', async () => {
  const { send, sent } = aConnection({
    'update a set b = 1\nreturning *': [{ b: 1 }],
    'update a set b = 2\nreturning *': [{ b: 2 }],
  })
  const mutants = [aMutant('other', 'update a set b = 2')]
  const statement = aStatement('update a set b = 1')
  expect(await findDifferences(send, 'I', statement, mutants)).toEqual(['other'])
  expect(sent[0]).toMatch(/^begin;/)
  expect(sent.at(-1)).toBe('rollback')
})

it('regards what cannot be compared as different: a lock, or changes inside with', async () => {
  const { send } = aConnection({ 'select 1': lockTimeout })
  const mutants = [aMutant('any', 'select 2')]
  expect(await findDifferences(send, 'T', aStatement('select 1'), mutants)).toEqual(['any'])
  const hidden = aStatement('with gone as (delete from a returning b) select count(*) from gone')
  expect(await findDifferences(send, 'T', hidden, mutants)).toEqual(['any'])
})
