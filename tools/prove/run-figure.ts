import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { readGit } from '../git-history.ts'
import type { Figure } from './figure.ts'
import { addTotals, type FigureReport, listCounted, readLines, type Run } from './runs.ts'

const root = join(import.meta.dirname, '../..')
const serverTests = 'apps/server/src'
/** A run is ended after so long, with its preparation. */
export const maxMinutes = 10

const isTest = (path: string) => /\.(test|stories)\.tsx?$|\/testing\/|\/test\//.test(path)

/** Hashes what the product consists of, and the tests of a figure, as they are committed. */
function hashSources(figure: Figure): string {
  const lines = readGit(['ls-files', '-s', 'apps', 'packages', ...(figure.data ?? [])])
    .split('\n')
    .filter((line) => {
      const path = line.split('\t')[1] ?? ''
      const own = [...figure.files, ...(figure.folders ?? [])]
      return !isTest(path) || own.some((name) => path.startsWith(`${serverTests}/${name}`))
    })
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)
}

/** Whether there are changes that no commit contains, apart from the recorded runs. */
export const isDirty = (): boolean =>
  readGit([
    'status',
    '--porcelain',
    'apps',
    'packages',
    'tools',
    'bench',
    'package-lock.json',
    'docs/asvs.tsv',
  ]) !== ''

/** The arguments of Node that run the test files of a figure. */
const listTestArguments = (figure: Figure) => [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--project',
  'server',
  '--maxWorkers=1',
  '--no-file-parallelism',
  ...(figure.only ? ['-t', figure.only] : []),
  ...figure.files.map((file) => join(serverTests, file)),
]

/** Runs a program of Node. @returns whether it succeeded; null if it did not end in time */
function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean | null> {
  const options = { cwd: root, env: { ...process.env, ...env }, detached: true } as const
  const child = spawn(process.execPath, [...args], { ...options, stdio: 'inherit' })
  // With everything that the tests have started.
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, maxMinutes * 60_000)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(isLate ? null : code === 0)
    })
  })
}

/**
 * Runs a figure once.
 * @param earlier its recorded runs; those on the same sources are continued
 * @returns what it counted; a run whose tests fail has a violation, one that does not end is null
 */
export async function runFigure(
  figure: Figure,
  minutes: number,
  earlier: readonly Run[],
): Promise<Run | null> {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-prove-'))
  const report = join(folder, 'report.jsonl')
  const began = performance.now()
  try {
    const sources = hashSources(figure)
    const env = {
      FLEDGE_PROVE_REPORT: report,
      FLEDGE_PROVE_MINUTES: String(minutes),
      FLEDGE_PROVE_COUNTED: JSON.stringify(listCounted(figure, earlier, sources)),
    }
    const steps = [
      ...(figure.files.length > 0 ? [listTestArguments(figure)] : []),
      ...(figure.program ? [[join(import.meta.dirname, figure.program)]] : []),
    ]
    let hasPassed = true
    for (const step of steps) {
      const outcome = await runNode(step, env)
      if (outcome === null) return null
      hasPassed &&= outcome
    }
    return toRun(figure, {
      report,
      sources,
      hasPassed,
      seconds: (performance.now() - began) / 1000,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface RunEnd {
  /** File with what the tests reported. */
  readonly report: string
  readonly sources: string
  readonly hasPassed: boolean
  readonly seconds: number
}

function toRun(figure: Figure, { report, sources, hasPassed, seconds }: RunEnd): Run {
  const reports = existsSync(report)
    ? readLines<FigureReport>(report).filter((line) => line.figure === figure.number)
    : []
  const violations = reports.flatMap((line) => line.violations ?? [])
  for (const violation of violations.slice(0, 20)) process.stdout.write(`  ${violation}\n`)
  return {
    figure: figure.number,
    ...addTotals(reports),
    violations: hasPassed ? violations.length : Math.max(1, violations.length),
    seconds: Math.round(seconds),
    sources,
    commit: readGit(['rev-parse', '--short=8', 'HEAD']).trim(),
    date: new Date().toISOString().slice(0, 16),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
  }
}
