import { expect, it } from 'vitest'
import { hasGreeting } from './letter-greeting.ts'

it('detects a greeting at the start of a letter', () => {
  const greeting = [
    'Dear Nia, we liked talking to you.',
    '  hello Nia!\nWe liked it.',
    'Nia, we liked talking to you.',
    'Good morning',
  ]
  expect(greeting.map((letter) => hasGreeting(letter, 'Nia'))).toEqual([true, true, true, true])
})

it('detects no greeting in a letter that starts without one', () => {
  const plain = [
    '',
    'We liked talking to you. Dear me, what a project.',
    'Niamey is where you would work.',
    'High time that we met.',
    'Nia would fit in well, we thought.',
  ]
  expect(plain.map((letter) => hasGreeting(letter, 'Nia'))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
