import { expect, test } from 'vitest'
import { isDoubtfulText } from './doubtful-text.ts'

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
  expect(isDoubtfulText(text)).toBe(true)
})

test.each([
  'College of Engineering, Pune',
  'B.E. (Electronics and Telecommunication)',
  'XII (HSC)',
  'University of the Arts',
  'Intern',
  '3M',
])('“%s” can be a school, degree, role or workplace', (text) => {
  expect(isDoubtfulText(text)).toBe(false)
})
