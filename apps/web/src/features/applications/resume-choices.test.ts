import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { expect, test } from 'vitest'
import {
  validateChoices,
  decideFact,
  acceptAllFacts,
  decideEntry,
  hasCertainFact,
  isUndecided,
  listOpenNames,
  toAcceptedBody,
} from './resume-choices.ts'
import { type CheckFact, toCheckFacts, type ResumeData } from './resume-facts.ts'

const at = (value: string, line: number) => ({ value, source: { page: 1, line, text: value } })
const name = (value: string, line: number, is_doubtful = false) => ({
  ...at(value, line),
  is_doubtful,
})
const read: ResumeData = {
  name: 'cv.pdf',
  is_image: false,
  pages: [{ page: 1, lines: [] }],
  person: {
    name: at('Ada Obi', 1),
    email: at('ada@post.example', 2),
    phone: at('+44 7700 900123', 3),
    links: [at('https://github.com/adaobi', 4)],
  },
  education: [
    {
      school: name('Riverside University', 5),
      degree: name('BSc Hydrology', 6),
      when: {
        value: { from: '2022', to: '2026' },
        source: { page: 1, line: 7, text: '2022 – 2026' },
      },
      text: null,
    },
  ],
  experience: [
    {
      title: name('Tutor', 8),
      place: null,
      when: null,
      text: at('Three pupils a week', 9),
      kind: 'VOLUNTEER',
    },
  ],
  skills: [
    { ...at('', 10), value: { id: 3, label: 'Python' } },
    { ...at('', 10), value: { id: 5, label: 'SQL' } },
  ],
  own_skills: [at('Spring Boot', 10), at('Typing', 10)],
  languages: [],
}
// Only the fields read by this test; the others don't matter.
const application = {
  profile: { first_name: 'Ada', last_name: 'Obi', email: 'ada@fledge.example', phone: null },
  skill_ids: [5, 9],
  own_skills: ['typing'],
  education: [],
  experience: [],
  portfolio: [],
} as unknown as ApplicationView
const begun = toCheckFacts(read, application)
const idOf = (name: CheckFact['name']) => begun.find((fact) => fact.name === name)?.id ?? ''
const taken = (facts: readonly CheckFact[], ...names: readonly CheckFact['name'][]) =>
  names.reduce((all, name) => decideFact(all, idOf(name), 'taken'), facts)

test('accepts nothing before confirmation and sends nothing but the file', () => {
  expect(begun.filter((fact) => fact.state === 'taken')).toEqual([])
  expect(toAcceptedBody(application, begun, 'f1')).toEqual({
    file_id: 'f1',
    education: [],
    experience: [],
    portfolio: [],
  })
})

test('numbers facts in résumé order and gives no number to missing facts that an entry requires', () => {
  expect(begun.map((fact) => fact.number).filter((number) => number > 0)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
  const [place, when] = [
    begun.find((fact) => fact.name === 'place'),
    begun.find((fact) => fact.entry === 'experience0' && fact.name === 'when'),
  ]
  expect([
    place?.number,
    place && isUndecided(place),
    when?.number,
    when && isUndecided(when),
  ]).toEqual([0, true, 0, false])
})

test('does not ask about facts that the account or profile already contains', () => {
  expect(
    begun.filter((fact) => fact.state === 'same').map((fact) => [fact.name, fact.until]),
  ).toEqual([
    ['name', ''],
    ['email', 'ada@fledge.example'],
  ])
  expect(begun.find((fact) => fact.name === 'skills')?.skills.filter(({ id }) => id > 0)).toEqual([
    { id: 3, label: 'Python' },
  ])
  const again = toCheckFacts(read, {
    ...application,
    education: [{ entry_id: 'e', school: 'riverside university', degree: 'BSc  Hydrology' }],
  })
  expect(again.filter((fact) => fact.group === 'education').map((fact) => fact.state)).toEqual([
    'same',
    'same',
    'same',
  ])
})

test('appends individually accepted facts to the existing ones', () => {
  const facts = taken(begun, 'phone', 'link', 'school', 'degree', 'skills')
  expect(validateChoices(facts, 'needed')).toEqual({})
  expect(toAcceptedBody(application, facts, 'f1')).toEqual({
    file_id: 'f1',
    phone: '+44 7700 900123',
    skill_ids: [5, 9, 3],
    own_skills: ['typing', 'Spring Boot'],
    education: [{ school: 'Riverside University', degree: 'BSc Hydrology', from: null, to: null }],
    experience: [],
    portfolio: [{ title: 'github.com/adaobi', url: 'https://github.com/adaobi' }],
  })
})

test('rejects a phone number without its country code at that fact', () => {
  const local = taken(begun, 'phone').map((fact) =>
    fact.name === 'phone' ? { ...fact, value: '07700 900123' } : fact,
  )
  expect(validateChoices(local, 'needed')).toEqual({
    [idOf('phone')]: 'Enter a phone number with the country code, like +44 20 7946 0000',
  })
})

test('accepting all skips incomplete entries and keeps rejected facts rejected', () => {
  const all = acceptAllFacts(decideFact(begun, idOf('phone'), 'left'))
  expect(all.filter((fact) => fact.state === 'open').map((fact) => fact.name)).toEqual([
    'title',
    'place',
    'when',
    'text',
  ])
  const body = toAcceptedBody(application, all, 'f1')
  expect(body.phone).toBeUndefined()
  expect([body.education.length, body.experience]).toEqual([1, []])
  expect(validateChoices(all, 'needed')).toEqual({})
  expect([hasCertainFact(begun), hasCertainFact(all), listOpenNames(all)]).toEqual([
    true,
    false,
    ['Tutor'],
  ])
})

test('accepting all skips doubtful facts and facts that cannot be saved', () => {
  const [study] = read.education
  const [post] = read.experience
  const facts = toCheckFacts(
    {
      ...read,
      person: { ...read.person, phone: at('07700 900123', 3) },
      education: study
        ? [
            study,
            { ...study, school: name('Telecommunication)', 6, true), degree: name('XII (HSC)', 7) },
          ]
        : [],
      experience: post
        ? [
            { ...post, title: name('Hill School', 8), place: name('8.7 / 91.2 %', 8, true) },
            { ...post, title: name('Bus finder', 9), kind: 'PROJECT' },
          ]
        : [],
    },
    application,
  )
  const all = acceptAllFacts(facts)
  expect(listOpenNames(all)).toEqual(['07700 900123', 'Telecommunication)', 'Hill School'])
  const body = toAcceptedBody(application, all, 'f1')
  expect(body.education.map((entry) => entry.school)).toEqual(['Riverside University'])
  // A project does not require a place.
  expect(body.experience.map((entry) => [entry.title, entry.place])).toEqual([['Bus finder', '']])
  expect(validateChoices(all, 'needed')).toEqual({})
})

test('accepting all includes a doubtful fact that the intern corrected', () => {
  const facts = toCheckFacts(
    {
      ...read,
      education: read.education.map((study) => ({ ...study, school: name('and', 5, true) })),
    },
    application,
  )
  const school = idOf('school')
  const stateOf = (all: readonly CheckFact[]) => all.find((fact) => fact.id === school)?.state
  const corrected = facts.map((fact) =>
    fact.id === school ? { ...fact, value: 'Riverside' } : fact,
  )
  expect([stateOf(acceptAllFacts(facts)), stateOf(acceptAllFacts(corrected))]).toEqual([
    'open',
    'taken',
  ])
})

test('reports a missing required field of an entry at that field', () => {
  expect(validateChoices(taken(begun, 'school'), 'needed')).toEqual({ [idOf('degree')]: 'needed' })
  const all = decideEntry(begun, 'experience0', 'taken')
  expect(validateChoices(all, 'needed')).toEqual({ [idOf('place')]: 'needed' })
  const filled = decideFact(
    all.map((fact) => (fact.name === 'place' ? { ...fact, value: 'Hill School' } : fact)),
    idOf('place'),
    'taken',
  )
  expect(toAcceptedBody(application, filled, 'f1').experience).toEqual([
    {
      title: 'Tutor',
      place: 'Hill School',
      kind: 'VOLUNTEER',
      from: null,
      to: null,
      text: 'Three pupils a week',
    },
  ])
})

test('rejecting the school rejects the whole entry, and undoing it reopens the entry', () => {
  const left = decideFact(taken(begun, 'degree'), idOf('school'), 'left')
  expect(left.filter((fact) => fact.group === 'education').map((fact) => fact.state)).toEqual([
    'left',
    'left',
    'left',
  ])
  expect(
    decideFact(left, idOf('school'), 'open')
      .filter((fact) => fact.group === 'education')
      .map((fact) => fact.state),
  ).toEqual(['open', 'open', 'open'])
  expect(toAcceptedBody(application, left, 'f1').education).toEqual([])
})

test('reports an invalid month at the period', () => {
  const wrong = decideEntry(begun, 'education0', 'taken').map((fact) =>
    fact.name === 'when' && fact.entry === 'education0' ? { ...fact, value: 'May' } : fact,
  )
  expect(validateChoices(wrong, 'needed')).toEqual({
    [wrong.find((fact) => fact.name === 'when')?.id ?? '']: 'Choose a month',
  })
})
