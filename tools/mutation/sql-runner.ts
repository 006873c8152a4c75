// Runs each test file once for each of its mutants in the same worker, so that the server is loaded
// once. A mutant is a suite around the whole file; the statements are changed on their way to
// PostgreSQL.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  describe,
  type RunnerTask,
  type RunnerTestFile,
  type RunnerTestSuite,
  TestRunner,
} from 'vitest'
import { takeIgnoredIds } from '../../apps/server/src/platform/testing/foreign-ids.ts'
import type { FileMutant, FileResult, MutantResult, MutationJob } from './mutation-job.ts'
import { compareStatements, executed, replaceStatements } from './replace-statements.ts'
import { toMarkerPath } from './run-workers.ts'

const job: MutationJob = JSON.parse(readFileSync(process.env.FLEDGE_MUTATION ?? '', 'utf8'))
const mutants = new Map(job.mutants.map((mutant) => [mutant.id, mutant]))

/** A suite around the file, with one mutant; the last one without. */
interface MutantSuite {
  readonly name: string
  readonly mutant: FileMutant | null
}

interface Failure {
  readonly by: string
  readonly isUnclear: boolean
}

const isTimeout = (message: string) => /timed out/i.test(message)

export default class SqlMutationRunner extends TestRunner {
  #suites: readonly MutantSuite[] = []
  #present: FileMutant | null = null
  /** Tests begun in the file, or in the present suite around it. */
  #testCount = 0
  /** What failed first in the present suite. */
  #failure: Failure | null = null
  #differences: FileMutant[] = []
  #tries: MutantResult[] = []

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    if (source === 'setup') return super.importFile(path, source)
    const own = job.files[path]?.mutants ?? []
    this.#testCount = 0
    this.#tries = []
    if (job.task === 'compare') this.#compare(own)
    if (job.task !== 'mutate') return super.importFile(path, source)
    this.#suites = [
      ...own.map((mutant, index) => ({ name: `mutant ${index}`, mutant })),
      // The file as it is comes last, to show that no mutant left anything behind.
      { name: 'unchanged', mutant: null },
    ]
    for (const { name } of this.#suites)
      describe(name, async () => {
        await super.importFile(path, source)
      })
    return undefined
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    const own = this.#findSuite(suite)
    if (own) {
      this.#failure = null
      this.#testCount = 0
      this.#present = own.mutant
      if (own.mutant && existsSync(toMarkerPath(job, own.mutant.id))) suite.mode = 'skip'
      else replaceStatements(own.mutant ? (mutants.get(own.mutant.id)?.changes ?? []) : [])
    } else if (this.#isOver() && suite.file !== suite) suite.mode = 'skip'
    await super.onBeforeRunSuite(suite)
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    this.#testCount += 1
    if (this.#isOver()) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: RunnerTask): void {
    if (test.result?.state === 'fail') this.#fail(test.name, test.result.errors?.[0]?.message ?? '')
    // Otherwise the file fails only when its server stops.
    else if (job.task === 'mutate') this.#rejectIgnoredIds(test.name)
    super.onAfterRunTask(test)
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    const error = suite.result?.state === 'fail' ? suite.result.errors?.[0]?.message : undefined
    if (error !== undefined) this.#fail(error.split('\n', 1)[0] ?? error, error)
    const own = this.#findSuite(suite)
    if (own?.mutant && suite.result?.state !== 'skip') this.#finish(own.mutant)
    await super.onAfterRunSuite(suite)
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    for (const { filepath: file, result } of files)
      appendFileSync(
        job.output,
        `${JSON.stringify(this.#describeFile(file, result?.state === 'pass'))}\n`,
      )
    executed.clear()
    super.onAfterRunFiles(files)
  }

  #describeFile(file: string, hasPassed: boolean): FileResult {
    const { hash, mutants: own } = job.files[file] ?? { hash: '', mutants: [] }
    const line = { file, hash, ok: hasPassed }
    if (job.task === 'record')
      return {
        ...line,
        task: 'record',
        statements: [...executed.values()],
      }
    if (job.task === 'compare')
      return {
        ...line,
        task: 'compare',
        compared: own.map(({ id }) => id),
        differences: this.#differences,
      }
    // The last suite is the unchanged file.
    const ok = this.#present === null && this.#failure === null
    return { ...line, task: 'mutate', ok, patience: job.patience, tries: this.#tries }
  }

  #compare(own: readonly FileMutant[]): void {
    this.#differences = []
    compareStatements(
      own.flatMap(({ id }) => mutants.get(id) ?? []),
      (id) => this.#differences.push({ id, firstTest: this.#testCount }),
    )
  }

  #rejectIgnoredIds(test: string): void {
    const ids = takeIgnoredIds()
    if (ids.length > 0) this.#fail(`${test}: statements ignore an id`, '')
  }

  #fail(by: string, message: string): void {
    const isEarly = this.#present !== null && this.#testCount < this.#present.firstTest
    this.#failure ??= { by, isUnclear: isEarly || isTimeout(message) }
  }

  #finish(mutant: FileMutant): void {
    replaceStatements([])
    const failure = this.#failure
    const outcome = failure === null ? 'passed' : failure.isUnclear ? 'unclear' : 'failed'
    if (outcome === 'failed') writeFileSync(toMarkerPath(job, mutant.id), '')
    this.#tries.push({ ...mutant, outcome, by: failure?.by ?? null })
  }

  /** Whether the rest of the present suite would only cost time. */
  readonly #isOver = () => job.task === 'mutate' && this.#failure !== null

  /** Returns what this runner put around the file, if the suite is that. */
  #findSuite(suite: RunnerTestSuite): MutantSuite | undefined {
    const isOutermost = suite.file !== suite && (suite.suite ?? suite.file) === suite.file
    return isOutermost ? this.#suites.find(({ name }) => name === suite.name) : undefined
  }
}
