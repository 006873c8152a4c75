import { expect, test } from 'vitest'
import { sortInReadingOrder } from './page-columns.ts'
import { groupTextRows, joinSpacedLetters } from './page-rows.ts'
import type { TextPiece } from './read-text.ts'

/** A piece with 10-point letters, each five points wide. */
const at = (x: number, y: number, text: string): TextPiece => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
})
const read = (pieces: readonly TextPiece[]) =>
  sortInReadingOrder(groupTextRows(pieces)).map((row) => row.map((run) => run.text).join(' | '))

test('letters become words, words become runs, and separated text becomes its own run', () => {
  expect(
    read([
      at(50, 10, 'P'),
      at(55, 10, 'ri'),
      at(65, 10.4, 'ya'),
      at(79, 10, 'Raman'),
      at(300, 10, '2024'),
    ]),
  ).toEqual(['Priya Raman | 2024'])
  expect(joinSpacedLetters('W O R K  E X P E R I E N C E')).toBe('WORK EXPERIENCE')
})

test('reads a side column separately, regardless of the order in the file', () => {
  const side = ['Contact', 'ada@post.example', 'Skills', 'Python', 'Excel', 'Figma'].map(
    (text, line) => at(40, 100 + line * 15, text),
  )
  const main = [
    'Experience',
    'Data intern',
    'Karya Foods',
    '2023 – 2024',
    'Education',
    'BSc Statistics',
  ].map((text, line) => at(220, 100 + line * 15, text))
  expect(read([...main, at(40, 50, 'Ada Obi'), ...side])).toEqual([
    'Ada Obi',
    'Contact',
    'ada@post.example',
    'Skills',
    'Python',
    'Excel',
    'Figma',
    'Experience',
    'Data intern',
    'Karya Foods',
    '2023 – 2024',
    'Education',
    'BSc Statistics',
  ])
})

test('dates at the left or right edge stay with their lines', () => {
  const rows = [
    ['Data intern', '2023 – 2024'],
    ['Tutor', '2022 – 2023'],
    ['Barista', '2021 – 2022'],
    ['Cashier', '2020 – 2021'],
  ] as const
  expect(
    read(
      rows.flatMap(([post, dates], line) => [
        at(50, 100 + line * 15, post),
        at(400, 100 + line * 15, dates),
      ]),
    ),
  ).toEqual(rows.map((row) => row.join(' | ')))
  expect(
    read(
      rows.flatMap(([post, dates], line) => [
        at(50, 100 + line * 15, dates),
        at(160, 100 + line * 15, post),
      ]),
    ),
  ).toEqual(rows.map(([post, dates]) => `${dates} | ${post}`))
})

test('truncates pages with more than twenty thousand pieces', () => {
  const many = Array.from({ length: 60_000 }, (_, n) => at((n * 37) % 500, (n * 13) % 800, 'a'))
  expect(read(many).length).toBeLessThanOrEqual(1500)
})
