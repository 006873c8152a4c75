import { describe, expect, it } from 'vitest'
import { renderDocument } from './document.ts'
import { countGoal, type Figure, measureGoal, smallestCountGoal } from './figure.ts'
import { figures } from './figures.ts'
import { listCounted, type Run, toResult } from './runs.ts'

const figure: Figure = {
  number: 2,
  name: 'Races',
  counted: 'Rounds.',
  control: 'a naive balance',
  files: [],
  goals: [smallestCountGoal('rounds of each race', 'race: ', 100), measureGoal('p99', 50)],
}
const run: Run = {
  figure: 2,
  counts: { 'race: seat': 60, 'race: code': 80 },
  measures: { p99: 20 },
  violations: 0,
  controls: { naive: [60, 60] },
  seconds: 10,
  sources: 'a',
  commit: 'c',
  date: '2026-11-28T00:00',
  machine: 'test',
}

describe('the result of a figure', () => {
  it('adds up the runs on the same sources and keeps the worst measure', () => {
    expect(toResult(figure, [run])?.state).toBe('not reached')
    const result = toResult(figure, [run, { ...run, measures: { p99: 40 } }])
    expect(result).toMatchObject({ state: 'reached', runs: 2, measures: { p99: 40 } })
    expect(toResult(figure, [run, { ...run, sources: 'b' }])?.runs).toBe(1)
  })

  it('is not proved without a control, or with one that was not found', () => {
    expect(toResult(figure, [run, { ...run, controls: {} }])?.state).toBe('reached')
    expect(toResult(figure, [{ ...run, controls: {} }])?.state).toBe('not proved')
    expect(toResult(figure, [{ ...run, controls: { naive: [60, 59] } }])?.state).toBe('not proved')
    expect(
      toResult({ ...figure, controlShare: 0.9 }, [{ ...run, controls: { naive: [60, 59] } }])
        ?.state,
    ).toBe('not reached')
  })

  it('is not proved if nothing was counted, and contradicted by a violation', () => {
    expect(toResult(figure, [{ ...run, counts: {} }])?.state).toBe('not proved')
    expect(toResult(figure, [run, run, { ...run, violations: 1 }])?.state).toBe('contradicted')
  })

  it('is continued by the next run on the same sources only', () => {
    const later = { ...run, counts: { 'race: code': 1, 'race: card': 1 } }
    expect(listCounted(figure, [run, later, { ...run, figure: 3 }], 'a')).toEqual([
      'race: seat',
      'race: code',
      'race: card',
    ])
    expect(listCounted(figure, [run], 'b')).toEqual([])
  })

  it('is not reached while a measure is missing', () => {
    expect(toResult(figure, [run, { ...run, measures: {} }])?.state).toBe('reached')
    expect(toResult(figure, [{ ...run, measures: {} }])?.state).toBe('not reached')
  })
})

it('the document states what was counted, and what has not been run', () => {
  const other = { ...figure, number: 3, goals: [countGoal('lives', 10)] }
  const text = renderDocument([figure, other], [run])
  expect(text).toContain('| 2 | Races | rounds of each race ≥ 100 | 60 (not reached) | not reached')
  expect(text).toContain('| 3 | Races | lives ≥ 10 | – | not run |')
  expect(text).toContain('naive: 60 of 60 found')
})

it('every figure has a number of its own, goals and a control', () => {
  expect(figures.map(({ number }) => number)).toEqual(
    [...new Set(figures.map(({ number }) => number))].toSorted((a, b) => a - b),
  )
  for (const { goals, control, files, program } of figures)
    expect([
      goals.length > 0,
      control.length > 0,
      files.length > 0 || program !== undefined,
    ]).toEqual([true, true, true])
})
