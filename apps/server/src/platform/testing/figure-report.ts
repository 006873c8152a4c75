import { appendFileSync } from 'node:fs'

/** What a test counted for one of the figures of docs/reliability.md. */
export interface FigureReport {
  readonly figure: number
  /** Added up over tests and runs. */
  readonly counts?: Readonly<Record<string, number>>
  /** Measured values, of which the worst run counts. */
  readonly measures?: Readonly<Record<string, number>>
  /** What contradicts the figure. */
  readonly violations?: readonly string[]
  /** Planted faults: how many were tried, and how many of them the test found. */
  readonly controls?: Readonly<Record<string, readonly [tried: number, found: number]>>
}

const path = process.env.FLEDGE_PROVE_REPORT

/** Tells `npm run prove` what a test counted; otherwise does nothing. Call it before asserting. */
export function reportFigure(report: FigureReport): void {
  if (path) appendFileSync(path, `${JSON.stringify(report)}\n`)
}

const counted: unknown = JSON.parse(process.env.FLEDGE_PROVE_COUNTED ?? '[]')

/** Whether an earlier run of `npm run prove` on the same sources counted something by this name. */
export const isCounted = (name: string): boolean => Array.isArray(counted) && counted.includes(name)
