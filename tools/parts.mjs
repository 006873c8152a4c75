// The parts of npm test and npm run check, and how one is run.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ownNode, root } from './install.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)
const tsconfigs = ['packages/tsconfig.json', 'packages/ui/tsconfig.json', 'apps/server/tsconfig.json', 'apps/web/tsconfig.json', 'e2e/tsconfig.json']
const report = (name) => join(root, '.cache', `report-${name}.json`)

function vitest(project) {
  return { name: project, commands: [[ownNode, join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report(project)}`]], count: countVitest, report: report(project) }
}

function countVitest(result) {
  return { passed: result.numPassedTests, failed: result.numFailedTests, files: result.numFailedTestSuites }
}

function countJourneys({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/** Every part whose files are there. A part without a report counts as one test. */
export const parts = {
  // What tsc learnt is kept, so that the next run reads what changed.
  types: { name: 'types', commands: tsconfigs.filter((path) => existsSync(join(root, path))).map((path) => [ownNode, bin('tsc'), '-p', path, '--noEmit', '--incremental', '--tsBuildInfoFile', join(root, '.cache', `types-${path.replaceAll('/', '-')}`)]) },
  lint: { name: 'lint', commands: [[ownNode, bin('oxlint'), '--type-aware', '--quiet']] },
  rooms: { name: 'rooms', commands: [[ownNode, join(root, 'tools/check-rooms.ts')]] },
  texts: existsSync(join(root, 'tools/check-texts.ts')) ? { name: 'texts', commands: [[ownNode, join(root, 'tools/check-texts.ts')]] } : undefined,
  unit: vitest('unit'),
  server: existsSync(join(root, 'apps/server/src/platform/testing/global-setup.ts')) ? vitest('server') : undefined,
  journeys: existsSync(join(root, 'e2e/playwright.config.ts')) ? { name: 'journeys', commands: [[ownNode, join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']], count: countJourneys, report: report('journeys'), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys') } } : undefined,
}

/** The parts of a long run: the journeys at each size in each scheme, the rest as it is. */
export function inEverySize({ journeys, ...rest }) {
  const sizes = ['desk', 'phone'].flatMap((size) => ['light', 'dark'].map((scheme) => ({ ...journeys, name: `journeys ${size} ${scheme}`, env: { ...journeys.env, FLEDGE_SIZE: size, FLEDGE_SCHEME: scheme } })))
  return [...Object.values(rest).filter(Boolean), ...(journeys ? sizes : [])]
}

let current
// Ctrl-C reaches the running part too; what it started goes with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { current?.kill(signal); process.exitCode = 130; setTimeout(() => process.exit(130), 5000).unref() })

function runOne([command, ...args], env, quiet) {
  return new Promise((settle) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'] })
    current = child
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (more) => { output += more })
    child.on('error', (error) => settle({ ok: false, output: error.message }))
    child.on('close', (code) => settle({ ok: code === 0, output }))
  })
}

function counted(part, ok) {
  if (!part.count || !existsSync(part.report)) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = part.count(JSON.parse(readFileSync(part.report, 'utf8')))
  // A run can fail without a failed test: a file that does not load, a set-up that throws.
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

/**
 * Runs one part.
 * @param quiet keeps its output for later instead of showing it at once
 * @returns how many passed and failed, the seconds, and the output kept
 */
export async function runPart(part, { env = {}, quiet = false } = {}) {
  const began = performance.now()
  mkdirSync(join(root, '.cache'), { recursive: true })
  if (part.report) rmSync(part.report, { force: true })
  const results = []
  for (const command of part.commands) results.push(await runOne(command, { ...part.env, ...env }, quiet))
  const ok = results.every((result) => result.ok)
  return { name: part.name, ok, ...counted(part, ok), seconds: (performance.now() - began) / 1000, output: results.map((result) => result.output).join('') }
}

/** The last lines of a run: each part with its seconds, then the sum. Sets the exit code. */
export function summarise(results, began) {
  process.stdout.write('\n')
  for (const { name, ok, passed, failed, seconds } of results) process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed\n`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  process.stdout.write(`       in all               ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  if (results.some((result) => !result.ok)) process.exitCode = 1
}
