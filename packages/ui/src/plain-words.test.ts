import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test('a city is found as it is written and as it is typed', () => {
  for (const typed of ['São Paulo', 'sao paulo', 'SAO PAULO', 'São paulo'])
    expect(plainWords(typed)).toBe('sao paulo')
  expect(plainWords('Bogotá')).toBe(plainWords('bogota'))
})
