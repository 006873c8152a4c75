import { expect, it } from 'vitest'
import { toQuestionPoints } from './company-questions.ts'

it('reads one point from each line, without marks of a list', () => {
  const text = '- A photo\n\n • Your address\n2) The VAT number\n5 employees - or more?\n-'
  expect(toQuestionPoints(text)).toEqual([
    'A photo',
    'Your address',
    'The VAT number',
    '5 employees - or more?',
    '-',
  ])
})
