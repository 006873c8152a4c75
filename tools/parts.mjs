// The parts of npm test and npm run check, and how to run one.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { ownNode, root } from './install.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)
// Garbage collection takes a quarter of the compiler's time, so it may use a third of the memory
// first.
const compilerEnv = { GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 3 / 2 ** 20)}MiB` }
const runTool = (file, ...options) => ({ run: [ownNode, join(root, 'tools', file), ...options] })
const report = (name) => join(root, '.cache', `report-${name}.json`)

function vitest(project, ...more) {
  return {
    name: project,
    commands: [
      {
        run: [
          ownNode,
          join(root, 'node_modules/vitest/vitest.mjs'),
          'run',
          '--project',
          project,
          ...more,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report(project)}`,
        ],
        report: report(project),
      },
    ],
    count: countVitest,
  }
}

function countVitest(result) {
  const wrong = result.testResults.flatMap((file) =>
    file.assertionResults
      .filter((assertion) => assertion.status === 'failed')
      .map((assertion) => `${assertion.fullName}: ${firstLine(assertion.failureMessages[0])}`),
  )
  return { passed: result.numPassedTests, failed: result.numFailedTests, wrong }
}

const firstLine = (text = '') => text.replaceAll(/\u001b\[\d+m/g, '').split('\n', 1)[0]

// Four workers for two cores, because journeys spend half of their time waiting. Each worker has
// its own product.
function journeys() {
  return {
    name: 'journeys',
    commands: [
      {
        run: [
          ownNode,
          join(root, 'node_modules/@playwright/test/cli.js'),
          'test',
          '-c',
          'e2e/playwright.config.ts',
          '--reporter=list,json',
        ],
        report: report('journeys'),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys') },
      },
    ],
    count: countJourneys,
  }
}

function countJourneys({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    wrong: suites.flatMap(listFailures),
  }
}

/**
 * Lists every journey that did not pass at the first attempt, with the location of each failure.
 */
function listFailures({ suites = [], specs = [] }) {
  const tries = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => ['unexpected', 'flaky'].includes(test.status))
      .flatMap((test) =>
        test.results.flatMap((result) =>
          result.errors.map(
            (error) =>
              `${spec.title} (${test.status}): ${error.location ? `${error.location.file.split('/').at(-1)}:${error.location.line} ` : ''}${firstLine(error.message)}`,
          ),
        ),
      ),
  )
  return [...tries, ...suites.flatMap(listFailures)]
}

/** All parts. A part without a report counts as one test. */
export const parts = {
  format: { name: 'format', commands: [{ run: [ownNode, bin('oxfmt'), '--check', '.'] }] },
  commits: { name: 'commits', commands: [runTool('check-commits.ts')] },
  // The type-aware lint also reports compiler errors, so that the sources are parsed once.
  lint: {
    name: 'types and lint',
    commands: [
      {
        run: [ownNode, bin('oxlint'), '--type-aware', '--type-check', '--quiet'],
        env: compilerEnv,
      },
    ],
  },
  // Checks the packages without Node and DOM again without Node's types, which only their tests may use.
  pure: {
    name: 'pure packages',
    commands: [
      {
        run: [ownNode, bin('tsc'), '-p', 'packages/tsconfig.pure.json', '--noEmit'],
        env: compilerEnv,
      },
    ],
  },
  architecture: { name: 'architecture', commands: [runTool('check-architecture.ts')] },
  // The types of the server are read once more, in 3 to 5 seconds.
  fields: { name: 'field names', commands: [runTool('check-field-names.ts')] },
  texts: { name: 'texts', commands: [runTool('check-texts.ts')] },
  // What styles and markup use of the web; scripts are checked in a long run.
  baseline: { name: 'baseline', commands: [runTool('check-baseline.ts')] },
  // Files, exports and dependencies that nothing uses (knip.jsonc).
  unused: { name: 'unused code', commands: [{ run: [ownNode, bin('knip')] }] },
  unit: vitest('unit'),
  // Three workers for two cores: some of these tests wait for timeouts and processes.
  server: vitest('server', '--maxWorkers=3'),
  // Every story in a real Chromium, and how forms behave there.
  components: vitest('components'),
  journeys: journeys(),
}

/** The journeys of a long run: all of them at each size in each colour scheme. */
export const journeysInEverySize = ['desk', 'phone'].flatMap((size) =>
  ['light', 'dark'].map((scheme) => ({
    ...parts.journeys,
    name: `journeys ${size} ${scheme}`,
    env: { FLEDGE_SIZE: size, FLEDGE_SCHEME: scheme },
  })),
)

/** Of a long run: what scripts use of the web, and every screen in the system's Firefox. */
export const browserParts = [
  { name: 'baseline of scripts', commands: [runTool('check-baseline.ts', '--scripts')] },
  { name: 'firefox', commands: [runTool('firefox.mjs')] },
]

/** Of a long run: whether tests notice changed rules and dropped conditions (docs/testing.md). */
export const mutationParts = [
  { name: 'mutate', commands: [runTool('mutate.ts')] },
  { name: 'mutate:sql', commands: [runTool('mutate-sql.ts', '--sample', 'floors')] },
]

const running = new Set()
// Ctrl-C also ends the commands in progress.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exitCode = 130
    setTimeout(() => process.exit(130), 5000).unref()
  })

function runOne({ run: [command, ...args], report: file, env: own }, env, quiet) {
  if (file) rmSync(file, { force: true })
  return new Promise((settle) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env, ...own },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    running.add(child)
    const end = (ok, output) => {
      running.delete(child)
      settle({ ok, output, file })
    }
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (more) => {
        output += more
      })
    child.on('error', (error) => end(false, error.message))
    child.on('close', (code) => end(code === 0, output))
  })
}

function countTests(part, { ok, file }) {
  if (!part.count || !existsSync(file))
    return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed, wrong } = part.count(JSON.parse(readFileSync(file, 'utf8')))
  // A run can fail without a failed test, e.g. if a file does not load or a setup throws.
  return { passed, failed: ok ? failed : Math.max(failed, 1), wrong }
}

/** Adds up the counts of a part's commands; a part without counts is one test. */
function addCounts(part, results, ok) {
  if (!part.count) return countTests(part, { ok })
  const all = results.map((result) => countTests(part, result))
  return {
    passed: all.reduce((sum, count) => sum + count.passed, 0),
    failed: all.reduce((sum, count) => sum + count.failed, 0),
    wrong: all.flatMap((count) => count.wrong ?? []),
  }
}

/**
 * Runs one part.
 * @param quiet returns the output instead of printing it
 * @returns the numbers of passed and failed tests, the seconds, and the captured output
 */
export async function runPart(part, { env = {}, quiet = false } = {}) {
  const began = performance.now()
  mkdirSync(join(root, '.cache'), { recursive: true })
  const variables = { ...part.env, ...env }
  const results = []
  for (const command of part.commands) results.push(await runOne(command, variables, quiet))
  const ok = results.every((result) => result.ok)
  return {
    name: part.name,
    ok,
    ...addCounts(part, results, ok),
    seconds: (performance.now() - began) / 1000,
    output: results.map((result) => result.output).join(''),
  }
}

/**
 * Runs the parts that only check sources, two at a time, and prints the output of those that fail.
 * @param named the parts to run; all if there are none
 * @returns their results, in the order in which they ended
 */
export async function runChecks(named = []) {
  const { lint, unit, pure, architecture, fields, unused, format, baseline, texts, commits } = parts
  // The slowest first.
  const checks = {
    lint,
    unit,
    pure,
    architecture,
    fields,
    unused,
    format,
    baseline,
    texts,
    commits,
  }
  const unknown = named.find((name) => !(name in checks))
  if (unknown) throw new Error(`no part “${unknown}”; there are ${Object.keys(checks).join(', ')}`)
  const waiting = named.length > 0 ? named.map((name) => checks[name]) : Object.values(checks)
  const results = []
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const result = await runPart(part, { quiet: true })
      results.push(result)
      if (!result.ok) process.stdout.write(`\n── ${part.name} ──\n${result.output}`)
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

/**
 * Prints the summary of a run: failures with reasons, each part with its seconds, and the total.
 * Sets the exit code.
 */
export function summarise(results, began) {
  process.stdout.write('\n')
  for (const { name, wrong = [] } of results)
    for (const line of wrong) process.stdout.write(`${name}: ${line}\n`)
  for (const { name, ok, passed, failed, seconds } of results)
    process.stdout.write(
      `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed\n`,
    )
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  process.stdout.write(
    `       in total             ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s\n${sum('passed')} passed, ${sum('failed')} failed\n`,
  )
  if (results.some((result) => !result.ok)) process.exitCode = 1
}
