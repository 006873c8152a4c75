import { expect, test } from 'vitest'
import { looksDoubtful } from './doubtful-words.ts'

test.each([
  'Degree / Examination',
  'Year of passing CGPA / %',
  'B.E. (Electronics and',
  'Telecommunication)',
  'College of',
  '8.7 / 91.2 %',
  '95.4 %',
  '2022 - 2026',
])('“%s” is hardly a school, degree, role or workplace', (text) => {
  expect(looksDoubtful(text)).toBe(true)
})

test.each([
  'College of Engineering, Pune',
  'B.E. (Electronics and Telecommunication)',
  'XII (HSC)',
  'University of the Arts',
  'Intern',
  '3M',
])('“%s” can be a school, degree, role or workplace', (text) => {
  expect(looksDoubtful(text)).toBe(false)
})
