// What tools/mutate-sql.ts and the test workers tell each other, by files.

/** A statement that a test file executed. */
export interface RecordedStatement {
  readonly name: string
  readonly text: string
  readonly count: number
}

/** A mutant as a worker runs it: statements, and what they are without the condition. */
export interface MutantJob {
  readonly id: string
  readonly changes: readonly { readonly text: string; readonly changed: string }[]
}

/** What the workers do in one run. */
export interface MutationJob {
  /**
   * `record` what files execute, `compare` what statements find with and without the mutants, or
   * `mutate` each file once per mutant.
   */
  readonly task: 'record' | 'compare' | 'mutate'
  /** Receives a line of JSON from each file: a `FileResult`. */
  readonly output: string
  /** A file for each killed mutant, so that no other worker tries it. */
  readonly killed: string
  /** By which the lines of this run are told from others. */
  readonly patience: number
  readonly mutants: readonly MutantJob[]
  /** The test files, by absolute path. */
  readonly files: Readonly<Record<string, JobFile>>
}

/** A test file and its mutants. */
export interface JobFile {
  /** Of its text, so that the result is used only until it changes. */
  readonly hash: string
  readonly mutants: readonly FileMutant[]
}

/** A mutant that a test file can notice. */
export interface FileMutant {
  readonly id: string
  /** The first test, from 1, in which a statement's result differs; 0 before the tests. */
  readonly firstTest: number
}

interface FileLine {
  readonly file: string
  readonly hash: string
  /** Whether the file passes as it is. */
  readonly ok: boolean
}

/** What a test file executed. */
export interface RecordedFile extends FileLine {
  readonly task: 'record'
  readonly statements: readonly RecordedStatement[]
}

/** The mutants without which a test file's statements find or change other rows. */
export interface ComparedFile extends FileLine {
  readonly task: 'compare'
  /** Ids of all mutants that were compared. */
  readonly compared: readonly string[]
  readonly differences: readonly FileMutant[]
}

/** How a test file ended with its mutants. */
export interface MutatedFile extends FileLine {
  readonly task: 'mutate'
  readonly patience: number
  readonly tries: readonly MutantResult[]
}

export interface MutantResult extends FileMutant {
  /**
   * `unclear` if a test ran into its time limit, or failed before the mutant had made a difference:
   * the machine was busy.
   */
  readonly outcome: 'passed' | 'failed' | 'unclear'
  /** The test that failed first, or the suite's error; null if none failed. */
  readonly by: string | null
}

export type FileResult = RecordedFile | ComparedFile | MutatedFile

/** What test files executed. */
export type Recording = readonly Pick<RecordedFile, 'file' | 'ok' | 'statements'>[]
