import { readFileSync } from 'node:fs'
import type { Figure, Goal, Totals } from './figure.ts'

/** Planted faults by control: how many were tried, and how many of them were found. */
type Controls = Readonly<Record<string, readonly [tried: number, found: number]>>

/** What one test reported (apps/server/src/platform/testing/figure-report.ts). */
export interface FigureReport {
  readonly figure: number
  readonly counts?: Totals['counts']
  readonly measures?: Totals['measures']
  readonly violations?: readonly string[]
  readonly controls?: Controls
}

/** One run of a figure, a line of docs/reliability/runs.jsonl. */
export interface Run extends Totals {
  readonly figure: number
  /** Contradictions that the tests found; a failed test without any is one. */
  readonly violations: number
  readonly controls: Controls
  readonly seconds: number
  /** Hash of the product's sources and the figure's tests: runs on the same ones add up. */
  readonly sources: string
  readonly commit: string
  readonly date: string
  readonly machine: string
}

/** All runs of a figure on the same sources. */
export interface Result extends Totals {
  readonly violations: number
  readonly controls: Controls
  readonly seconds: number
  readonly runs: number
  readonly commit: string
  readonly state: 'reached' | 'not reached' | 'contradicted' | 'not proved'
}

function mergeRecords<Value>(
  records: readonly Readonly<Record<string, Value>>[],
  merge: (a: Value, b: Value) => Value,
): Readonly<Record<string, Value>> {
  const merged: Record<string, Value> = {}
  for (const record of records)
    for (const [name, value] of Object.entries(record)) {
      const earlier = merged[name]
      merged[name] = earlier === undefined ? value : merge(earlier, value)
    }
  return merged
}

const add = (a: number, b: number) => a + b

/** Adds up what several tests or runs counted; of measures, the worst remains. */
export const addTotals = (
  parts: readonly Pick<FigureReport, 'counts' | 'measures' | 'controls'>[],
): Totals & { readonly controls: Controls } => ({
  counts: mergeRecords(
    parts.map(({ counts = {} }) => counts),
    add,
  ),
  measures: mergeRecords(
    parts.map(({ measures = {} }) => measures),
    Math.max,
  ),
  controls: mergeRecords(
    parts.map(({ controls = {} }) => controls),
    ([tried, found], [moreTried, moreFound]) => [tried + moreTried, found + moreFound] as const,
  ),
})

/** Whether a value meets a goal; a value that no run measured does not. */
export const isMet = (goal: Goal, totals: Totals): boolean => {
  const value = goal.read(totals)
  return (
    value !== undefined &&
    value >= (goal.atLeast ?? -Infinity) &&
    value <= (goal.atMost ?? Infinity)
  )
}

function toState(figure: Figure, result: Omit<Result, 'state'>): Result['state'] {
  if (result.violations > 0) return 'contradicted'
  const controls = Object.values(result.controls)
  const hasControl = controls.some(([tried]) => tried > 0)
  const isFound = controls.every(([tried, found]) => found >= tried * (figure.controlShare ?? 1))
  // A test that cannot fail proves nothing, and neither does one that counted nothing.
  if (!hasControl || !isFound || Object.keys(result.counts).length === 0) return 'not proved'
  return figure.goals.every((goal) => isMet(goal, result)) ? 'reached' : 'not reached'
}

/** Names of what the runs of a figure on these sources have counted, for a run that continues them. */
export const listCounted = (
  figure: Figure,
  runs: readonly Run[],
  sources: string,
): readonly string[] => [
  ...new Set(
    runs
      .filter((run) => run.figure === figure.number && run.sources === sources)
      .flatMap(({ counts }) => Object.keys(counts)),
  ),
]

/** The runs of a figure on the sources of its latest run; undefined if it has none. */
export function toResult(figure: Figure, runs: readonly Run[]): Result | undefined {
  const latest = runs.findLast((run) => run.figure === figure.number)
  if (!latest) return undefined
  const same = runs.filter((run) => run.figure === figure.number && run.sources === latest.sources)
  const result = {
    ...addTotals(same),
    violations: same.reduce((sum, run) => sum + run.violations, 0),
    seconds: same.reduce((sum, run) => sum + run.seconds, 0),
    runs: same.length,
    commit: latest.commit,
  }
  return { ...result, state: toState(figure, result) }
}

/** Parses a file of JSON lines; those of these files are written by this tool and its tests. */
export const readLines = <Line>(path: string): Line[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line))
