import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSqlStatements } from './sql-statements.ts'

const root = join(import.meta.dirname, '../..')
const statements = readSqlStatements(root)
const findStatement = (name: string) => statements.find((statement) => statement.name === name)

/** The line of the source where a piece of a statement's text was written. */
function findLine(name: string, piece: string): string | undefined {
  const statement = findStatement(name)
  if (!statement) return undefined
  const { line } = statement.locate(statement.text.indexOf(piece))
  return readFileSync(join(root, statement.path), 'utf8').split('\n')[line - 1]
}

it('locates a condition behind parameters and statuses in its own line', () => {
  expect(findLine('sessions.reactivateMemberUser', 'm.user_id = u.user_id')).toContain(
    'm.user_id = u.user_id',
  )
  expect(findLine('offers.selectOpenOffers', 'candidature_id =')).toContain('candidature_id =')
})

it('locates a condition of included rows in the line that includes them, as shared', () => {
  const statement = findStatement('offers.offerById')
  const index = statement?.text.indexOf('b.batch_id = a.batch_id') ?? -1
  expect(statement?.locate(index).shared).toBe('offerRows')
  expect(findLine('offers.offerById', 'b.batch_id = a.batch_id')).toBe('{{offerRows}}')
})

it('regards a condition of a fragment of the same file as the own text of each statement', () => {
  const statement = findStatement('offers.offerById')
  const index = statement?.text.indexOf('o.company_id = $') ?? -1
  expect(statement?.locate(index).shared).toBeNull()
})
