import { expect, test } from 'vitest'
import type { Paragraph } from './read-text.ts'
import { extractResumeFacts } from './resume-facts.ts'

const knownLabels = {
  skills: [
    { id: 1, label: 'Python' },
    { id: 2, label: 'C' },
    { id: 3, label: 'C++' },
    { id: 4, label: 'Data analysis' },
    { id: 5, label: 'Node.js' },
    { id: 6, label: 'Research' },
    { id: 7, label: 'Legal research' },
  ],
  languages: [
    { id: 1, label: 'English' },
    { id: 2, label: 'Hindi' },
  ],
}
const createDocument = (lines: readonly string[]): { readonly blocks: readonly Paragraph[] } => ({
  blocks: lines.map((text) => ({
    parts: text.split('\t'),
    links: [],
    size: 11,
    isListed: false,
    isNewPage: text === 'Tutor, Hill School 2021–2023',
  })),
})
const extractFacts = (lines: readonly string[]) =>
  extractResumeFacts(createDocument(lines), knownLabels)
const fullResume = [
  'Priya Raman',
  'priya.raman@students.example | +91 98765 43210',
  'linkedin.com/in/priya-raman',
  'EDUCATION',
  'BSc Hydrology, Riverside University',
  'Sep 2022 – Jun 2026',
  'Work experience',
  'Water analyst at Brightwater Labs 06/2024 - present',
  '• Wrote Python for 40 sensors',
  '• Data analysis of floods',
  'Tutor, Hill School 2021–2023',
  'Skills',
  'C++, Node.js, maps',
  'Languages',
  'English (fluent), Hindi',
]

test('extracts facts from a résumé, each with its source', () => {
  const { name, email, phone, links, education, experience, languages } = extractFacts(fullResume)
  expect(name).toEqual({ value: 'Priya Raman', source: { page: 1, line: 1, text: 'Priya Raman' } })
  expect([email?.value, phone?.value, links.map((link) => link.value)]).toEqual([
    'priya.raman@students.example',
    '+91 98765 43210',
    ['https://linkedin.com/in/priya-raman'],
  ])
  expect(education).toMatchObject([
    {
      school: { value: 'Riverside University', source: { line: 5 } },
      degree: { value: 'BSc Hydrology' },
      when: {
        value: { from: '2022-09', to: '2026-06' },
        source: { line: 6, text: 'Sep 2022 – Jun 2026' },
      },
      text: null,
    },
  ])
  expect(experience).toMatchObject([
    {
      title: { value: 'Water analyst' },
      place: { value: 'Brightwater Labs' },
      when: { value: { from: '2024-06', to: null } },
      text: { value: 'Wrote Python for 40 sensors\nData analysis of floods' },
      kind: 'WORK',
    },
    {
      title: { value: 'Tutor', source: { page: 2, line: 1 } },
      place: { value: 'Hill School' },
      when: { value: { from: '2021', to: '2023' } },
      text: null,
    },
  ])
  expect(languages.map((language) => language.value.label)).toEqual(['English', 'Hindi'])
})

test('matches skills as whole words of the given list: C is not found in C++, and legal research is not also research', () => {
  expect(extractFacts(fullResume).skills.map((skill) => skill.value.label)).toEqual([
    'Python',
    'C++',
    'Data analysis',
    'Node.js',
  ])
  expect(
    extractFacts(['Skills', 'Legal research, C']).skills.map((skill) => skill.value.label),
  ).toEqual(['C', 'Legal research'])
})

test('distinguishes volunteering from work by its heading or role', () => {
  expect(
    extractFacts([
      'Experience',
      'Analyst, Karya Foods 2024',
      'Volunteering',
      'Cook, Food Bank 2023',
      'Driver, Food Bank 2022',
    ]).experience.map((post) => post.kind),
  ).toEqual(['WORK', 'VOLUNTEER', 'VOLUNTEER'])
})

test('a single date of a study is its end', () => {
  expect(
    extractFacts(['Education', 'BSc Hydrology, Riverside University, 2024']).education[0]?.when
      ?.value,
  ).toEqual({ from: null, to: '2024' })
})

test('reads a link that has no text of its own', () => {
  const blocks = [
    {
      parts: ['My work'],
      links: ['https://adaobi.example/work', 'javascript:alert(1)'],
      size: 11,
      isListed: false,
      isNewPage: false,
    },
  ]
  expect(extractResumeFacts({ blocks }, knownLabels).links.map((link) => link.value)).toEqual([
    'https://adaobi.example/work',
  ])
})

test('finds nothing in an empty file or in noise', () => {
  const emptyFacts = extractFacts([])
  expect([
    emptyFacts.name,
    emptyFacts.email,
    emptyFacts.phone,
    emptyFacts.education.length,
    emptyFacts.skills.length,
  ]).toEqual([null, null, null, 0, 0])
  const noise = [
    'a@'.repeat(50_000),
    '('.repeat(50_000),
    '1 '.repeat(50_000),
    '• '.repeat(50_000),
    'Aa '.repeat(50_000),
    'www.'.repeat(50_000),
    'EXPERIENCE',
    ', '.repeat(50_000),
    '| '.repeat(50_000),
  ]
  expect(extractFacts(noise).email).toBeNull()
}, 3000)
