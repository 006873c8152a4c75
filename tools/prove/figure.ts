/** What the tests of a figure counted, added up over tests and runs. */
export interface Totals {
  readonly counts: Readonly<Record<string, number>>
  /** Measured values of the worst run. */
  readonly measures: Readonly<Record<string, number>>
}

/** One goal of a figure: what is counted or measured, and what it has to be. */
export interface Goal {
  readonly label: string
  readonly read: (totals: Totals) => number | undefined
  readonly atLeast?: number
  readonly atMost?: number
}

/** One of the figures of docs/reliability.md. */
export interface Figure {
  readonly number: number
  readonly name: string
  /** What exactly is counted. */
  readonly counted: string
  /** The planted fault that its tests have to find. */
  readonly control: string
  /** Test files of the server that count it, one after the other. */
  readonly files: readonly string[]
  /** Folders and files of the server's tests that those files need: with others, runs start anew. */
  readonly folders?: readonly string[]
  /** A program of this folder that counts a part of it, run after the tests. */
  readonly program?: string
  /** Files beside the product's sources that it counts. */
  readonly data?: readonly string[]
  /** Only tests whose titles match. */
  readonly only?: string
  readonly goals: readonly Goal[]
  /** Share of its planted faults that each control has to find; all of them if absent. */
  readonly controlShare?: number
  /** Measures times, so that its runs need a machine that nothing else uses. */
  readonly isTiming?: boolean
}

/** A goal of a count that tests report by this name. */
export const countGoal = (name: string, atLeast: number): Goal => ({
  label: name,
  read: ({ counts }) => counts[name] ?? 0,
  atLeast,
})

/** A goal of the smallest of the counts whose names start with a prefix. */
export const smallestCountGoal = (label: string, prefix: string, atLeast: number): Goal => ({
  label,
  read: ({ counts }) => {
    const matching = Object.entries(counts).filter(([name]) => name.startsWith(prefix))
    return matching.length > 0 ? Math.min(...matching.map(([, count]) => count)) : 0
  },
  atLeast,
})

/** A goal of how many counts there are whose names start with a prefix. */
export const kindsGoal = (label: string, prefix: string, atLeast: number): Goal => ({
  label,
  read: ({ counts }) => Object.keys(counts).filter((name) => name.startsWith(prefix)).length,
  atLeast,
})

/** A goal of a measured value, which has a worst run. */
export const measureGoal = (name: string, atMost: number): Goal => ({
  label: name,
  read: ({ measures }) => measures[name],
  atMost,
})
