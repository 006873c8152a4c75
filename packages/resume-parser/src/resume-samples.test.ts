import { expect, test } from 'vitest'
import { extractResumeFacts } from './resume-facts.ts'
import { knownLabels, readSamples } from './testing/resume-samples.ts'
import { type Count, countedFacts, type FactField } from './testing/sample-count.ts'

const samples = ['english', 'other', 'later'].flatMap(readSamples)

/** Minimum share of facts extracted correctly across all samples, per field in percent. */
const held: Readonly<Partial<Record<FactField, number>>> = {
  name: 100,
  email: 100,
  phone: 100,
  links: 100,
  school: 97,
  degree: 94,
  'study dates': 97,
  role: 97,
  place: 97,
  'post dates': 97,
  skills: 98,
}
const heldOfAll = 98
/** Maximum share of extracted facts that are wrong, in percent. */
const mostWrong = 2

const layouts = new Set(samples.map((sample) => sample.layout))

test('covers more than twelve layouts in PDF and DOCX and six languages', () => {
  expect(layouts.size).toBe(samples.length)
  for (const word of ['PDF', 'DOCX'])
    expect(samples.filter(({ layout }) => layout.startsWith(word)).length).toBeGreaterThanOrEqual(
      10,
    )
  for (const language of ['English', 'German', 'French', 'Spanish', 'Portuguese', 'Italian'])
    expect(samples.some(({ layout }) => layout.includes(language))).toBe(true)
})

test('reaches the minimum share of correct facts per field', () => {
  const counts = new Map<
    string,
    { there: number; right: number; wrong: number; missed: string[] }
  >()
  for (const sample of samples) {
    for (const [field, count] of Object.entries(
      countedFacts(extractResumeFacts(sample.text, knownLabels), sample.truth),
    ))
      counts.set(field, sum(counts.get(field), count, sample.layout))
  }
  const all = [...counts.values()].reduce((total, one) => sum(total, one, ''), nothing())
  const share = (one: { there: number; right: number }) => (one.right / one.there) * 100
  const below = [...counts]
    .filter(
      ([field, one]) =>
        share(one) < (Object.entries(held).find(([name]) => name === field)?.[1] ?? 100),
    )
    .map(([field, one]) => `${field} ${one.right} of ${one.there}: ${one.missed.join('; ')}`)
  expect(below).toEqual([])
  expect(share(all)).toBeGreaterThanOrEqual(heldOfAll)
  expect((all.wrong / (all.right + all.wrong)) * 100).toBeLessThanOrEqual(mostWrong)
})

const nothing = () => ({ there: 0, right: 0, wrong: 0, missed: [] as string[] })

function sum(before = nothing(), count: Count, layout: string) {
  return {
    there: before.there + count.there,
    right: before.right + count.right,
    wrong: before.wrong + count.wrong,
    missed: [...before.missed, ...count.missed.map((one) => `${layout}: ${one}`)],
  }
}

test('returns each fact with the line that contains it', () => {
  for (const sample of samples) {
    const facts = extractResumeFacts(sample.text, knownLabels)
    const found = [
      facts.name,
      facts.email,
      facts.phone,
      ...facts.links,
      ...facts.skills,
      ...facts.education.flatMap((one) => [one.school, one.degree, one.when]),
      ...facts.experience.flatMap((one) => [one.title, one.place, one.when, one.text]),
    ].filter((one) => one !== null)
    expect(found.length).toBeGreaterThan(8)
    for (const { source } of found)
      expect(facts.pages.find((page) => page.page === source.page)?.lines[source.line - 1]).toBe(
        source.text,
      )
  }
})
