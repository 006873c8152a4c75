import type { ResumeContent } from '@fledge/domain/resumes/read-text.ts'
import { extractResumeFacts } from '@fledge/domain/resumes/resume-facts.ts'
import { expect, test } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { startTestServer } from '../../platform/testing/harness.ts'
import { readDocx, readPdf } from '../files/untrusted-work.ts'
import { skills } from '../lookups/data/skills.ts'
import { englishSamples } from './resume-samples/english-samples.ts'
import { laterSamples } from './resume-samples/later-samples.ts'
import { otherSamples } from './resume-samples/other-samples.ts'
import type { Sample } from './resume-samples/sample-files.ts'
import { type Count, countedFacts, type FactField } from './resume-samples/sample-count.ts'

const samples = [...englishSamples, ...otherSamples, ...laterSamples]
const known = {
  skills: skills.map((label, at) => ({ id: at + 1, label })),
  languages: ['English', 'German', 'French', 'Spanish', 'Portuguese'].map((label, at) => ({
    id: at + 1,
    label,
  })),
}

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

/** Extracts the text as the sandboxed process does, but without starting a process per sample. */
async function textOf({ layout, file }: Sample): Promise<ResumeContent> {
  const text = await (layout.startsWith('PDF') ? readPdf : readDocx)(await file())
  if ('because' in text) throw new Error(`${layout} was not read: ${text.because}`)
  return text
}

const fileNames = new Set(samples.map((sample) => sample.layout))

test('covers more than twelve layouts in PDF and DOCX and six languages', () => {
  expect(fileNames.size).toBe(samples.length)
  for (const word of ['PDF', 'DOCX'])
    expect(samples.filter(({ layout }) => layout.startsWith(word)).length).toBeGreaterThanOrEqual(
      10,
    )
  for (const language of ['English', 'German', 'French', 'Spanish', 'Portuguese', 'Italian'])
    expect(samples.some(({ layout }) => layout.includes(language))).toBe(true)
})

test('reaches the minimum share of correct facts per field', async () => {
  const counts = new Map<
    string,
    { there: number; right: number; wrong: number; missed: string[] }
  >()
  for (const sample of samples) {
    const text = await textOf(sample)
    for (const [field, count] of Object.entries(
      countedFacts(extractResumeFacts(text, known), sample.truth),
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
}, 60_000)

const nothing = () => ({ there: 0, right: 0, wrong: 0, missed: [] as string[] })

function sum(before = nothing(), count: Count, layout: string) {
  return {
    there: before.there + count.there,
    right: before.right + count.right,
    wrong: before.wrong + count.wrong,
    missed: [...before.missed, ...count.missed.map((one) => `${layout}: ${one}`)],
  }
}

test('returns each fact with the line that contains it', async () => {
  for (const sample of samples) {
    const text = await textOf(sample)
    const facts = extractResumeFacts(text, known)
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
}, 60_000)

test('the sandboxed process extracts the same facts', async () => {
  const server = await startTestServer()
  const intern = await server.as((await anIntern(server)).userId)
  for (const sample of samples.filter((one, at) => at === 0 || one === otherSamples[1])) {
    const { payload } = await intern.request('POST intern-service/application/v1/parse-resume', {
      file: { name: 'cv', bytes: await sample.file() },
    })
    const { name, education, experience } = extractResumeFacts(await textOf(sample), known)
    expect(payload).toMatchObject({ person: { name }, education })
    expect(payload.experience.slice(0, experience.length)).toEqual(experience)
  }
  await server.stop()
}, 60_000)
