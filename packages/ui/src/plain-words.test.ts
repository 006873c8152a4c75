import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test('finds a city with and without accents', () => {
  for (const typed of ['São Paulo', 'sao paulo', 'SAO PAULO', 'São paulo'])
    expect(plainWords(typed)).toBe('sao paulo')
  expect(plainWords('Bogotá')).toBe(plainWords('bogota'))
})
