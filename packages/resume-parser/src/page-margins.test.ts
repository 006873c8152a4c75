import { expect, test } from 'vitest'
import { removeMargins } from './page-margins.ts'
import { groupTextRows } from './page-rows.ts'

const piece = (text: string, x: number, y: number) => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 8,
})
const textsOf = (pieces: readonly ReturnType<typeof piece>[]) =>
  removeMargins(groupTextRows(pieces)).map((row) => row.map((run) => run.text).join(' | '))

test('removes what a browser prints around a page', () => {
  const body = [piece('Ada Obi', 30, 50), piece('ada@post.example', 30, 70)]
  expect(
    textsOf([
      piece('11/22/26, 8:33 PM', 24, 18),
      piece('My résumé', 280, 18),
      ...body,
      piece('https://cv.example/ada', 24, 780),
      piece('1/1', 570, 780),
    ]),
  ).toEqual(['Ada Obi', 'ada@post.example'])
  expect(textsOf([...body, piece('https://cv.example/ada', 30, 90)])).toHaveLength(3)
})
