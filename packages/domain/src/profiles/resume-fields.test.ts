import { expect, test } from 'vitest'
import { dateSpanIn } from './resume-dates.ts'
import { resumeFields } from './resume-fields.ts'

const known = { skills: [{ id: 1, label: 'Python' }, { id: 2, label: 'C' }, { id: 3, label: 'C++' }, { id: 4, label: 'Data analysis' }, { id: 5, label: 'Node.js' }], languages: [{ id: 1, label: 'English' }, { id: 2, label: 'Hindi' }] }
const pages = [
  { page: 1, lines: ['Priya Raman', 'priya.raman@students.example | +91 98765 43210', 'linkedin.com/in/priya-raman', 'EDUCATION', 'BSc Hydrology, Riverside University', 'Sep 2022 – Jun 2026', 'Work experience', 'Water analyst at Brightwater Labs 06/2024 - present', '• Wrote Python for 40 sensors', '• Data analysis of floods'] },
  { page: 2, lines: ['Tutor, Hill School 2021–2023', 'Skills', 'C++, Node.js, maps', 'Languages', 'English (fluent), Hindi'] },
]

test('a résumé gives what its lines say, each with its place', () => {
  const fields = resumeFields(pages, known)
  expect(fields.name).toEqual({ value: 'Priya Raman', source: { page: 1, line: 1, text: 'Priya Raman' } })
  expect(fields.email?.value).toBe('priya.raman@students.example')
  expect(fields.phone?.value).toBe('+91 98765 43210')
  expect(fields.links.map((one) => one.value)).toEqual(['https://linkedin.com/in/priya-raman'])
  expect(fields.education.map((one) => one.value)).toEqual([{ title: 'BSc Hydrology', place: 'Riverside University', dates: { from: '2022-09', to: '2026-06' }, details: [] }])
  expect(fields.experience.map((one) => one.value)).toEqual([
    { title: 'Water analyst', place: 'Brightwater Labs', dates: { from: '2024-06', to: null }, details: ['Wrote Python for 40 sensors', 'Data analysis of floods'] },
    { title: 'Tutor', place: 'Hill School', dates: { from: '2021', to: '2023' }, details: [] },
  ])
  expect(fields.experience[1]?.source).toMatchObject({ page: 2, line: 1 })
  expect(fields.languages.map((one) => one.value.label)).toEqual(['English', 'Hindi'])
})

test('skills are whole words of the given list: C is not found in C++', () => {
  expect(resumeFields(pages, known).skills.map((one) => one.value.label)).toEqual(['Python', 'C++', 'Data analysis', 'Node.js'])
})

test.each([
  ['Sept. 2021 to December 2022', '2021-09', '2022-12'],
  ['2019 - 2020', '2019', '2020'],
  ['03/2020 – ongoing', '2020-03', null],
  ['Graduated 2024', '2024', '2024'],
])('%s is from %s to %s', (line, from, to) => {
  expect(dateSpanIn(line)?.span).toEqual({ from, to })
})

test('an empty file and lines of noise give nothing', () => {
  const nothing = resumeFields([], known)
  expect([nothing.name, nothing.email, nothing.phone, nothing.education.length, nothing.skills.length]).toEqual([null, null, null, 0, 0])
  const noise = resumeFields([{ page: 1, lines: ['a@'.repeat(50_000), '('.repeat(50_000), '1 '.repeat(50_000)] }], known)
  expect(noise.email).toBeNull()
})
