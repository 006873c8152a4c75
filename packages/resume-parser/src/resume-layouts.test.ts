import { expect, test } from 'vitest'
import { extractResumeFacts } from './resume-facts.ts'
import { knownLabels, readSamples, type ResumeSample } from './testing/resume-samples.ts'
import { type Count, countedFacts } from './testing/sample-count.ts'

const tables = ['degree-table', 'table'].flatMap(readSamples)
const samples = [
  ...tables,
  ...['dash', 'broken-name', 'project', 'unseen', 'last'].flatMap(readSamples),
]
const prints = readSamples('prints')
const unseenPrints = readSamples('unseen-prints')

/**
 * Minimum share of correct facts, and maximum share of wrong ones among those found, in percent.
 * The facts were recorded before these layouts were parsed for the first time.
 */
const heldOfAll = 93
const mostWrong = 7

type Fields = readonly (readonly [string, Count])[]

const fieldsOf = ({ text, truth }: ResumeSample): Fields =>
  Object.entries(countedFacts(extractResumeFacts(text, knownLabels), truth))

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
  const read = samples.map((one) => [one.layout, fieldsOf(one)] as const)
  const figures = read.map(([layout, fields]) => figureOf(layout, fields))
  const summary = summaryOf(read.flatMap(([, fields]) => fields))
  await expect([summary.line, '', ...figures, ''].join('\n')).toMatchFileSnapshot(
    'samples/figures.txt',
  )
  expect(summary.right).toBeGreaterThanOrEqual(heldOfAll)
  expect(summary.wrong).toBeLessThanOrEqual(mostWrong)
})

test('extracts at least 93 % of the facts of 17 browser-printed résumés and lists the score of each', async () => {
  const parts = [prints, unseenPrints].map((some) => {
    const read = some.map((one) => ({ ...one, fields: fieldsOf(one) }))
    const figures = read.map(
      ({ layout, fields, firstRight, unseenRight }) =>
        `${figureOf(layout, fields)}\n    (${firstRight} before${unseenRight === undefined ? '' : `, ${unseenRight} at first sight after`})`,
    )
    return [summaryOf(read.flatMap(({ fields }) => fields)).line, '', ...figures, ''].join('\n')
  })
  await expect(parts.join('\n')).toMatchFileSnapshot('samples/print-figures.txt')
  const all = [...prints, ...unseenPrints]
  const summary = summaryOf(all.flatMap(fieldsOf))
  expect(all).toHaveLength(17)
  expect(summary.right).toBeGreaterThanOrEqual(heldOfAll)
  expect(summary.wrong).toBeLessThanOrEqual(mostWrong)
  // The section heading must not be read as an employer.
  const projects = all.flatMap((one) => extractResumeFacts(one.text, knownLabels).projects)
  expect(projects.filter((one) => one.place !== null)).toEqual([])
})
