import { expect, test } from 'vitest'
import { extractResumeFacts } from './resume-facts.ts'
import { knownLabels, readSamples } from './testing/resume-samples.ts'
import { type Count, countedFacts, type FactField } from './testing/sample-count.ts'

const samples = ['english', 'other', 'later']
  .flatMap(readSamples)
  .map((sample) => ({ ...sample, facts: extractResumeFacts(sample.text, knownLabels) }))

/** Minimum share of facts extracted correctly across all samples, per field in percent. */
const minShares: Readonly<Partial<Record<FactField, number>>> = {
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
const maxIncorrect = 2

const layouts = new Set(samples.map((sample) => sample.layout))

test('covers more than twelve layouts in PDF and DOCX and six languages', () => {
  expect(layouts.size).toBe(samples.length)
  for (const format of ['PDF', 'DOCX'])
    expect(samples.filter(({ layout }) => layout.startsWith(format)).length).toBeGreaterThanOrEqual(
      10,
    )
  for (const language of ['English', 'German', 'French', 'Spanish', 'Portuguese', 'Italian'])
    expect(samples.some(({ layout }) => layout.includes(language))).toBe(true)
})

test('reaches the minimum share of correct facts per field', () => {
  const counts = new Map<
    string,
    { total: number; correct: number; incorrect: number; misses: string[] }
  >()
  for (const sample of samples) {
    for (const [field, count] of Object.entries(countedFacts(sample.facts, sample.truth)))
      counts.set(field, sum(counts.get(field), count, sample.layout))
  }
  const all = [...counts.values()].reduce(
    (total, count) => sum(total, count, ''),
    createEmptyCount(),
  )
  const share = (count: { total: number; correct: number }) => (count.correct / count.total) * 100
  const below = [...counts]
    .filter(
      ([field, count]) =>
        share(count) < (Object.entries(minShares).find(([name]) => name === field)?.[1] ?? 100),
    )
    .map(
      ([field, count]) => `${field} ${count.correct} of ${count.total}: ${count.misses.join('; ')}`,
    )
  expect(below).toEqual([])
  expect(share(all)).toBeGreaterThanOrEqual(heldOfAll)
  expect((all.incorrect / (all.correct + all.incorrect)) * 100).toBeLessThanOrEqual(maxIncorrect)
})

const createEmptyCount = () => ({ total: 0, correct: 0, incorrect: 0, misses: [] as string[] })

function sum(before = createEmptyCount(), count: Count, layout: string) {
  return {
    total: before.total + count.total,
    correct: before.correct + count.correct,
    incorrect: before.incorrect + count.incorrect,
    misses: [...before.misses, ...count.misses.map((miss) => `${layout}: ${miss}`)],
  }
}

test('returns each fact with the line that contains it', () => {
  for (const { facts } of samples) {
    const sourcedValues = [
      facts.name,
      facts.email,
      facts.phone,
      ...facts.links,
      ...facts.skills,
      ...facts.education.flatMap((study) => [study.school, study.degree, study.when]),
      ...facts.experience.flatMap((post) => [post.title, post.place, post.when, post.text]),
    ].filter((sourced) => sourced !== null)
    expect(sourcedValues.length).toBeGreaterThan(8)
    for (const { source } of sourcedValues)
      expect(facts.pages.find((page) => page.page === source.page)?.lines[source.line - 1]).toBe(
        source.text,
      )
  }
})
