import { expect, test } from 'vitest'
import { extractResumeFacts, type ResumeFacts } from './resume-facts.ts'
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
const minCorrect = 93
const maxIncorrect = 7

type Fields = readonly (readonly [string, Count])[]

/** Parses a résumé and counts its facts by field. */
function readSample({ text, truth }: ResumeSample): { facts: ResumeFacts; fields: Fields } {
  const facts = extractResumeFacts(text, knownLabels)
  return { facts, fields: Object.entries(countedFacts(facts, truth)) }
}

const sumOf = (fields: Fields, of: 'total' | 'correct' | 'incorrect') =>
  fields.reduce((sum, [, count]) => sum + count[of], 0)

/** Formats "26 of 29 right, 3 wrong: …", followed by the missed facts. */
function formatFigure(layout: string, fields: Fields): string {
  const misses = fields.flatMap(([field, count]) => count.misses.map((miss) => `${field}: ${miss}`))
  return `${sumOf(fields, 'correct')} of ${sumOf(fields, 'total')} right, ${sumOf(fields, 'incorrect')} wrong: ${layout}${misses.map((miss) => `\n    ${miss}`).join('')}`
}

function summarise(all: Fields) {
  const [total, correct, incorrect] = [
    sumOf(all, 'total'),
    sumOf(all, 'correct'),
    sumOf(all, 'incorrect'),
  ]
  return {
    line: `${correct} of ${total} facts right, ${incorrect} wrong`,
    right: (correct / total) * 100,
    incorrect: (incorrect / (correct + incorrect)) * 100,
  }
}

test('extracts at least 93 % of the facts of 27 résumés in unfamiliar layouts and lists the score of each', async () => {
  expect([samples.length, tables.length]).toEqual([27, 7])
  const read = samples.map((sample) => [sample.layout, readSample(sample).fields] as const)
  const figures = read.map(([layout, fields]) => formatFigure(layout, fields))
  const summary = summarise(read.flatMap(([, fields]) => fields))
  await expect([summary.line, '', ...figures, ''].join('\n')).toMatchFileSnapshot(
    'samples/figures.txt',
  )
  expect(summary.right).toBeGreaterThanOrEqual(minCorrect)
  expect(summary.incorrect).toBeLessThanOrEqual(maxIncorrect)
})

test('extracts at least 93 % of the facts of 17 browser-printed résumés and lists the score of each', async () => {
  const reads = [prints, unseenPrints].map((printSamples) =>
    printSamples.map((sample) => ({ ...sample, ...readSample(sample) })),
  )
  const parts = reads.map((read) => {
    const figures = read.map(
      ({ layout, fields, firstRight, unseenRight }) =>
        `${formatFigure(layout, fields)}\n    (${firstRight} before${unseenRight === undefined ? '' : `, ${unseenRight} at first sight after`})`,
    )
    return [summarise(read.flatMap(({ fields }) => fields)).line, '', ...figures, ''].join('\n')
  })
  await expect(parts.join('\n')).toMatchFileSnapshot('samples/print-figures.txt')
  const all = reads.flat()
  const summary = summarise(all.flatMap(({ fields }) => fields))
  expect(all).toHaveLength(17)
  expect(summary.right).toBeGreaterThanOrEqual(minCorrect)
  expect(summary.incorrect).toBeLessThanOrEqual(maxIncorrect)
  // The section heading must not be read as an employer.
  const projects = all.flatMap(({ facts }) => facts.projects)
  expect(projects.filter((project) => project.place !== null)).toEqual([])
})
