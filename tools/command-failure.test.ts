import { expect, it } from 'vitest'
import { describeCommandFailure } from './command-failure.ts'

const failWith = (code: string) => Object.assign(new Error('permission denied'), { code })

it.each([
  ['42501', 'The user in DATABASE_URL does not own the tables.'],
  ['28P01', 'The database rejected the password'],
  ['ECONNREFUSED', "The database can't be reached."],
])('explains %s in one sentence without a stack', (code, sentence) => {
  const text = describeCommandFailure(failWith(code))
  expect(text).toContain(sentence)
  expect(text).not.toContain(' at ')
})

it('shows where an unexpected error comes from', () => {
  expect(describeCommandFailure(failWith('XX000'))).toContain('command-failure.test.ts')
})
