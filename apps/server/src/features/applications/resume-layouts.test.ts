import { resumeFacts } from '@fledge/domain/resumes/resume-facts.ts'
import { expect, test } from 'vitest'
import { readDocx, readPdf } from '../files/untrusted-work.ts'
import { skills } from '../lookups/data/skills.ts'
import { brokenNameSamples } from './resume-samples/broken-name-samples.ts'
import { dashSamples } from './resume-samples/dash-samples.ts'
import { degreeTableSamples } from './resume-samples/degree-table-samples.ts'
import { lastSamples } from './resume-samples/last-samples.ts'
import { projectSamples } from './resume-samples/project-samples.ts'
import { type Count, countedFacts } from './resume-samples/sample-count.ts'
import type { Sample } from './resume-samples/sample-files.ts'
import { tableSamples } from './resume-samples/table-samples.ts'
import { unseenSamples } from './resume-samples/unseen-samples.ts'

const tables = [...degreeTableSamples, ...tableSamples]
const samples = [
  ...tables,
  ...dashSamples,
  ...brokenNameSamples,
  ...projectSamples,
  ...unseenSamples,
  ...lastSamples,
]
const known = {
  skills: skills.map((label, at) => ({ id: at + 1, label })),
  languages: ['English', 'German', 'French', 'Spanish', 'Portuguese'].map((label, at) => ({
    id: at + 1,
    label,
  })),
}

/** Of all facts that were written down before these layouts were ever read, in hundredths; and of what is found, so much may be wrong. */
const heldOfAll = 93
const mostWrong = 7

async function countsOf({ layout, file, truth }: Sample): Promise<readonly [string, Count][]> {
  const text = await (layout.startsWith('PDF') ? readPdf : readDocx)(await file())
  if ('because' in text) throw new Error(`${layout} was not read: ${text.because}`)
  return Object.entries(countedFacts(resumeFacts(text, known), truth))
}

const sumOf = (counts: readonly Count[], field: 'there' | 'right' | 'wrong') =>
  counts.reduce((sum, one) => sum + one[field], 0)

test('of 27 résumés in layouts that it was not made for at least 93 % is right; the figure of each is listed', async () => {
  expect([samples.length, tables.length]).toEqual([27, 7])
  const all: Count[] = []
  const figures: string[] = []
  for (const sample of samples) {
    const fields = await countsOf(sample)
    const counts = fields.map(([, count]) => count)
    all.push(...counts)
    const missed = fields.flatMap(([field, count]) => count.missed.map((one) => `${field}: ${one}`))
    figures.push(
      `${sumOf(counts, 'right')} of ${sumOf(counts, 'there')} right, ${sumOf(counts, 'wrong')} wrong: ${sample.layout}${missed.map((one) => `\n    ${one}`).join('')}`,
    )
  }
  const [there, right, wrong] = [sumOf(all, 'there'), sumOf(all, 'right'), sumOf(all, 'wrong')]
  await expect(
    [`${right} of ${there} facts right, ${wrong} wrong`, '', ...figures, ''].join('\n'),
  ).toMatchFileSnapshot('resume-samples/figures.txt')
  expect((right / there) * 100).toBeGreaterThanOrEqual(heldOfAll)
  expect((wrong / (right + wrong)) * 100).toBeLessThanOrEqual(mostWrong)
}, 60_000)
