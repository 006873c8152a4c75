import { expect, test } from 'vitest'
import { toSearchText } from './search-text.ts'

test('finds a city with and without accents', () => {
  for (const typed of ['São Paulo', 'sao paulo', 'SAO PAULO', 'São paulo'])
    expect(toSearchText(typed)).toBe('sao paulo')
  expect(toSearchText('Bogotá')).toBe(toSearchText('bogota'))
})
