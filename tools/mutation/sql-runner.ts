// Runs each test file once for each of its mutants in the same worker, so that the server is loaded
// once. A mutant is a suite around the whole file; the statements are changed on their way to
// PostgreSQL.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  describe,
  type RunnerTask,
  type RunnerTestFile,
  type RunnerTestSuite,
  TestRunner,
} from 'vitest'
import { importOnDemand } from '../on-demand.mjs'
import type { MutantResult, MutationJob, RecordedFile } from './mutation-job.ts'
import { dropConditions, type SqlParser } from './sql-conditions.ts'
import { executed, replaceStatements } from './replace-statements.ts'

const job: MutationJob = JSON.parse(readFileSync(process.env.FLEDGE_MUTATION ?? '', 'utf8'))
const { sqlParser } = await importOnDemand<{ sqlParser: SqlParser }>('pgsql-parser')
const mutants = new Map(job.mutants.map((mutant) => [mutant.id, mutant]))

/** A suite: the mutants that it runs together, and the group of which they are a half. */
interface Group {
  readonly name: string
  readonly ids: readonly number[]
  readonly parent: Group | null
}

const write = (line: RecordedFile | MutantResult) =>
  appendFileSync(job.output, `${JSON.stringify(line)}\n`)

const markerOf = (id: number) => join(job.killed, String(id))

/** Halves a group until each mutant is alone. */
const listHalves = (ids: readonly number[], parent: Group | null): Group[] => {
  const group: Group = { name: `mutants ${ids.join(' ')}`, ids, parent }
  const half = Math.ceil(ids.length / 2)
  return ids.length < 2
    ? [group]
    : [group, ...listHalves(ids.slice(0, half), group), ...listHalves(ids.slice(half), group)]
}

async function applyMutants(ids: readonly number[]): Promise<void> {
  const byText = new Map<string, MutationJob['mutants'][number]['drops'][number]['path'][]>()
  for (const { text, path } of ids.flatMap((id) => mutants.get(id)?.drops ?? []))
    byText.set(text, [...(byText.get(text) ?? []), path])
  const changed = new Map<string, string>()
  for (const [text, paths] of byText)
    changed.set(text, await dropConditions(sqlParser, text, paths))
  replaceStatements(changed)
}

export default class SqlMutationRunner extends TestRunner {
  #groups: readonly Group[] = []
  /** Groups of which a test failed. */
  readonly #failedGroups = new Set<Group>()
  #present: readonly number[] = []
  /** The test that failed first in the present group. */
  #failed: string | null = null

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    if (source === 'setup' || !job.groups) return super.importFile(path, source)
    this.#groups = [
      ...(job.groups[path] ?? []).flatMap((ids) => listHalves(ids, null)),
      // The file as it is comes last, to show that no mutant left anything behind.
      { name: 'unchanged', ids: [], parent: null },
    ]
    for (const { name } of this.#groups)
      describe(name, async () => {
        await super.importFile(path, source)
      })
    return undefined
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    const group = this.#findGroup(suite)
    if (group) {
      this.#failed = null
      this.#present = group.ids.filter((id) => !existsSync(markerOf(id)))
      const isNeeded = group.parent === null || this.#failedGroups.has(group.parent)
      if (!isNeeded || (this.#present.length === 0 && group.ids.length > 0)) suite.mode = 'skip'
      else await applyMutants(this.#present)
    } else if (this.#isOver() && suite.file !== suite) suite.mode = 'skip'
    await super.onBeforeRunSuite(suite)
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    if (this.#isOver()) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: RunnerTask): void {
    if (test.result?.state === 'fail') this.#failed ??= test.name
    super.onAfterRunTask(test)
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    if (suite.result?.state === 'fail')
      this.#failed ??= suite.result.errors?.[0]?.message ?? 'the suite'
    const group = this.#findGroup(suite)
    if (group && suite.result?.state !== 'skip') this.#finish(group, suite.file.filepath)
    await super.onAfterRunSuite(suite)
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    for (const { filepath, result } of job.groups ? [] : files)
      write({
        file: filepath,
        ms: Math.round(result?.duration ?? 0),
        ok: result?.state === 'pass',
        statements: [...executed.values()],
      })
    executed.clear()
    super.onAfterRunFiles(files)
  }

  #finish(group: Group, file: string): void {
    replaceStatements(new Map())
    const ids = this.#present
    if (this.#failed !== null) this.#failedGroups.add(group)
    for (const id of this.#failed !== null && ids.length === 1 ? ids : [])
      writeFileSync(markerOf(id), '')
    write({ ids, file, by: this.#failed })
  }

  /** Whether the rest of the present group would only cost time. */
  readonly #isOver = () => job.groups !== null && this.#failed !== null

  /** Returns the group of a suite that this runner put around the file. */
  #findGroup(suite: RunnerTestSuite): Group | undefined {
    const isOutermost = suite.file !== suite && (suite.suite ?? suite.file) === suite.file
    return isOutermost ? this.#groups.find(({ name }) => name === suite.name) : undefined
  }
}
