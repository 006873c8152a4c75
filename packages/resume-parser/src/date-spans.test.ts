import { expect, test } from 'vitest'
import { findDateSpan } from './date-spans.ts'

test.each([
  ['Sept. 2021 to December 2022', '2021-09', '2022-12'],
  ['2019 - 2020', '2019', '2020'],
  ['03/2020 – ongoing', '2020-03', null],
  ['2021-09 – 2024-06', '2021-09', '2024-06'],
  ['Jun – Aug 2025', '2025-06', '2025-08'],
  ['06 – 08/2025', '2025-06', '2025-08'],
  ['06/25 – 08/25', '2025-06', '2025-08'],
  ['2023 – 27 (exp.)', '2023', '2027'],
  ['Sept ’21 – June ’22', '2021-09', '2022-06'],
  ['June 1, 2024 - August 30, 2024', '2024-06', '2024-08'],
  ['Summer 2023', '2023', '2023'],
  ['01.04.2023 bis 30.09.2023', '2023-04', '2023-09'],
  ['seit März 2024', '2024-03', null],
  ['Oktober 2021 – heute', '2021-10', null],
  ['de septiembre de 2021 a junio de 2023', '2021-09', '2023-06'],
  ['depuis septembre 2022', '2022-09', null],
  ['Févr. 2024 à août 2024', '2024-02', '2024-08'],
  ['janv. 2023 – aujourd’hui', '2023-01', null],
  ['enero de 2024 – actualidad', '2024-01', null],
  ['fev. 2025 – atual', '2025-02', null],
  ['março de 2021 até dezembro de 2022', '2021-03', '2022-12'],
  ['marzo 2024 – oggi', '2024-03', null],
  ['Graduated 2024', '2024', '2024'],
])('reads %s as %s to %s', (line, from, to) => {
  expect(findDateSpan(line)?.span).toEqual({ from, to })
})

test.each(['+49 151 23456789', 'Tutored 60 students', 'Room 2.04', '40 % of 1,200'])(
  'finds no date in %s',
  (line) => {
    expect(findDateSpan(line)).toBeNull()
  },
)

test('returns the rest of the line without its date', () => {
  expect(findDateSpan('Analyst, Karya Foods (Jun 2024 – Present)')).toMatchObject({
    rest: 'Analyst, Karya Foods',
    dateText: 'Jun 2024 – Present',
    isSingle: false,
  })
  expect(findDateSpan('BSc Hydrology, expected May 2027')).toMatchObject({
    rest: 'BSc Hydrology',
    isSingle: true,
  })
})

test('reads a long line of noise without failing', () => {
  for (const noise of [
    '1/'.repeat(50_000),
    '2024 '.repeat(50_000),
    "'".repeat(50_000),
    'mar '.repeat(50_000),
  ])
    expect(() => findDateSpan(noise)).not.toThrow()
})
