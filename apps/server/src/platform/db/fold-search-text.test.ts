import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/harness.ts'
import { foldSearchText } from './fold-search-text.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const readInDatabase = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await server.pool.query<{ found: string }>(
    'select search_text(t) as found from unnest($1::text[]) with ordinality as x (t, n) order by n',
    [texts],
  )
  return rows.map(({ found }) => found)
}

it('removes accents and case', () => {
  expect(
    ['José Müller', 'STRAẞE', 'Łukasz Ørsted', 'Nguyễn', 'Jose\u0301', 'Þór', 'Æsa'].map(
      foldSearchText,
    ),
  ).toEqual(['jose muller', 'strasse', 'lukasz orsted', 'nguyen', 'jose', 'thor', 'aesa'])
})

it('returns the same as the function of the database, for each letter of the Latin, Greek and Cyrillic scripts', async () => {
  const codes = [
    ...Array.from({ length: 0x5_30 - 0x20 }, (_, index) => 0x20 + index),
    ...Array.from({ length: 0x2000 - 0x1e00 }, (_, index) => 0x1e00 + index),
  ]
  const letters = codes
    .map((code) => String.fromCodePoint(code))
    .filter((text) => /\p{L}/u.test(text))
  expect(letters.length).toBeGreaterThan(1400)
  expect(await readInDatabase(letters)).toEqual(letters.map(foldSearchText))
})
