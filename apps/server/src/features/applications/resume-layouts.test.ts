import { extractResumeFacts } from '@fledge/domain/resumes/resume-facts.ts'
import { expect, test } from 'vitest'
import { readDocx, readPdf } from '../files/untrusted-work.ts'
import { skills } from '../lookups/data/skills.ts'
import { brokenNameSamples } from './resume-samples/broken-name-samples.ts'
import { dashSamples } from './resume-samples/dash-samples.ts'
import { degreeTableSamples } from './resume-samples/degree-table-samples.ts'
import { lastSamples } from './resume-samples/last-samples.ts'
import { type Print, printText } from './resume-samples/print-files.ts'
import { printSamples } from './resume-samples/print-samples.ts'
import { projectSamples } from './resume-samples/project-samples.ts'
import { type Count, countedFacts } from './resume-samples/sample-count.ts'
import type { Sample } from './resume-samples/sample-files.ts'
import { tableSamples } from './resume-samples/table-samples.ts'
import { unseenPrintSamples } from './resume-samples/unseen-print-samples.ts'
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

/**
 * Minimum share of correct facts, and maximum share of wrong ones among those found, in percent.
 * The facts were recorded before these layouts were parsed for the first time.
 */
const heldOfAll = 93
const mostWrong = 7

type Fields = readonly (readonly [string, Count])[]

async function fieldsOf({ layout, file, truth }: Sample): Promise<Fields> {
  const text = await (layout.startsWith('PDF') ? readPdf : readDocx)(await file())
  if ('because' in text) throw new Error(`${layout} was not read: ${text.because}`)
  return Object.entries(countedFacts(extractResumeFacts(text, known), truth))
}

const fieldsOfPrint = ({ name, truth }: Print): Fields =>
  Object.entries(countedFacts(extractResumeFacts(printText(name), known), truth))

const sumOf = (fields: Fields, of: 'there' | 'right' | 'wrong') =>
  fields.reduce((sum, [, count]) => sum + count[of], 0)

/** Formats "26 of 29 right, 3 wrong: …", followed by the missed facts. */
function figureOf(layout: string, fields: Fields): string {
  const missed = fields.flatMap(([field, count]) => count.missed.map((one) => `${field}: ${one}`))
  return `${sumOf(fields, 'right')} of ${sumOf(fields, 'there')} right, ${sumOf(fields, 'wrong')} wrong: ${layout}${missed.map((one) => `\n    ${one}`).join('')}`
}

function summaryOf(all: Fields) {
  const [there, right, wrong] = [sumOf(all, 'there'), sumOf(all, 'right'), sumOf(all, 'wrong')]
  return {
    line: `${right} of ${there} facts right, ${wrong} wrong`,
    right: (right / there) * 100,
    wrong: (wrong / (right + wrong)) * 100,
  }
}

test('extracts at least 93 % of the facts of 27 résumés in unfamiliar layouts and lists the score of each', async () => {
  expect([samples.length, tables.length]).toEqual([27, 7])
  const read = await Promise.all(
    samples.map(async (one) => [one.layout, await fieldsOf(one)] as const),
  )
  const figures = read.map(([layout, fields]) => figureOf(layout, fields))
  const summary = summaryOf(read.flatMap(([, fields]) => fields))
  await expect([summary.line, '', ...figures, ''].join('\n')).toMatchFileSnapshot(
    'resume-samples/figures.txt',
  )
  expect(summary.right).toBeGreaterThanOrEqual(heldOfAll)
  expect(summary.wrong).toBeLessThanOrEqual(mostWrong)
}, 60_000)

test('extracts at least 93 % of the facts of 17 browser-printed résumés and lists the score of each', async () => {
  const parts = [printSamples, unseenPrintSamples].map((prints) => {
    const read = prints.map((one) => ({ ...one, fields: fieldsOfPrint(one) }))
    const figures = read.map(
      ({ layout, fields, firstRight, unseenRight }) =>
        `${figureOf(layout, fields)}\n    (${firstRight} before${unseenRight === undefined ? '' : `, ${unseenRight} at first sight after`})`,
    )
    return [summaryOf(read.flatMap(({ fields }) => fields)).line, '', ...figures, ''].join('\n')
  })
  await expect(parts.join('\n')).toMatchFileSnapshot('resume-samples/print-figures.txt')
  const all = [...printSamples, ...unseenPrintSamples]
  const summary = summaryOf(all.flatMap(fieldsOfPrint))
  expect(all).toHaveLength(17)
  expect(summary.right).toBeGreaterThanOrEqual(heldOfAll)
  expect(summary.wrong).toBeLessThanOrEqual(mostWrong)
  // The section heading must not be read as an employer.
  const projects = all.flatMap((one) => extractResumeFacts(printText(one.name), known).projects)
  expect(projects.filter((one) => one.place !== null)).toEqual([])
})
