import { describe, expect, it } from 'vitest'
import { checkMessage } from './check-commits.ts'

const why = '\n\nWithout it the next reader has to guess.'

describe('checkMessage', () => {
  it.each([
    'Preload the redirect target instead of the requested page',
    'Address the findings of the security review',
    'Seed demo data through the domain code',
    'Pass the clock to every timed job',
  ])('accepts an imperative subject with a body: %s', (subject) => {
    expect(checkMessage(subject + why)).toEqual([])
  })

  it.each([
    ['Where an offer stands is asked of the domain', 'imperative'],
    ['Added a retry', 'imperative'],
    ['Fixes the retry', 'imperative'],
    ['tidy', 'imperative'],
    ['fix the retry', 'imperative'],
    ['Retry interrupted payments.', 'full stop'],
    [`Retry ${'x'.repeat(67)}`, '73 characters'],
  ])('rejects the subject "%s"', (subject, reason) => {
    expect(checkMessage(subject + why)).toEqual([expect.stringContaining(reason)])
  })

  it.each(['', '\n', '\nno blank line', '\n\n   '])('rejects a missing body: %j', (body) => {
    expect(checkMessage(`Retry interrupted payments${body}`)).toEqual([
      expect.stringContaining('a body must follow'),
    ])
  })
})
