import { expect, it } from 'vitest'
import { describeJobError } from './job-error.ts'

it.each([
  [new Error('no connection'), 'no connection'],
  [new Error('two\n  lines'), 'two lines'],
  [new Error('unknown address ada.obi@unilag.example'), 'unknown address <e-mail>'],
  [
    new Error('invalid input syntax for type date: "Ada Obi"'),
    'invalid input syntax for type date',
  ],
  [
    new Error('duplicate key value violates unique constraint "offers_pkey"'),
    'duplicate key value violates unique constraint "offers_pkey"',
  ],
  [new TypeError(''), 'TypeError'],
  ['stopped', 'stopped'],
])('describes %s as “%s”', (error, description) => {
  expect(describeJobError(error)).toBe(description)
})

it('shortens a long message', () => {
  expect(describeJobError(new Error('no '.repeat(300)))).toHaveLength(200)
})
