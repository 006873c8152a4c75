// What tools/mutate-sql.ts and the test workers tell each other, by files.
import type { ConditionPath } from './sql-conditions.ts'

/** A statement that a test file executed. */
export interface RecordedStatement {
  readonly name: string
  readonly text: string
  readonly count: number
}

/** What one test file executed, and how it ended. */
export interface RecordedFile {
  readonly file: string
  readonly ms: number
  readonly ok: boolean
  readonly statements: readonly RecordedStatement[]
}

/** What test files executed, by file. */
export type Recording = readonly RecordedFile[]

/** A mutant as a worker runs it: statements and the conditions that they lose. */
export interface MutantJob {
  readonly id: number
  readonly drops: readonly { readonly text: string; readonly path: ConditionPath }[]
}

/** What the workers do in one run. */
export interface MutationJob {
  /** Receives JSON lines: `RecordedFile` without mutants, otherwise `MutantResult`. */
  readonly output: string
  /** A file for each killed mutant, so that no other worker tries it. */
  readonly killed: string
  readonly mutants: readonly MutantJob[]
  /**
   * For each test file, by absolute path, which mutants it runs. Those of a group are dropped
   * together first, and one by one only if a test fails. Null to record what is executed.
   */
  readonly groups: Readonly<Record<string, readonly (readonly number[])[]>> | null
}

/** How a test file ended with some mutants. */
export interface MutantResult {
  /** Empty for the file as it is, which has to pass for the others to count. */
  readonly ids: readonly number[]
  readonly file: string
  /** The test that failed first, or the suite's error; null if none failed. */
  readonly by: string | null
}
