import { expect, it } from 'vitest'
import { redactPersonalData } from './redact-personal-data.ts'

it.each([
  [
    'duplicate key: (email)=(ada.obi@unilag.example) exists',
    'duplicate key: (email)=(<e-mail>) exists',
  ],
  ['no user 0199c7a2-1111-7222-8333-444455556666', 'no user <id>'],
  ['GET /backend/x?token=abc&code=123456 failed', 'GET /backend/x?… failed'],
  ['cookie fledge=Zk3vYw0q8rT5uB2nMx7LpQ9sHd4JfGcA', 'cookie fledge=<token>'],
  ['call +234 801 234 5678 back', 'call <number> back'],
  ['the code 123456 is wrong', 'the code <number> is wrong'],
  [
    'Cannot read properties of undefined (reading 12)',
    'Cannot read properties of undefined (reading 12)',
  ],
])('reports %s as: %s', (text, reported) => {
  expect(redactPersonalData(text)).toBe(reported)
})

it('handles hostile input quickly', () => {
  const before = performance.now()
  redactPersonalData(`${'a'.repeat(1000)}@`.repeat(50))
  redactPersonalData('1 '.repeat(5000))
  expect(performance.now() - before).toBeLessThan(1000)
})
