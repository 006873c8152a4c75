// npm run prove [-- 3 12] [--minutes 5] [--list]: counts the figures of docs/reliability.md, each
// with a control that has to fail. A run is added to docs/reliability/runs.jsonl, from which the
// document is written again.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildChanged } from './build.mjs'
import { renderDocument } from './prove/document.ts'
import { figures } from './prove/figures.ts'
import { isDirty, maxMinutes, runFigure } from './prove/run-figure.ts'
import { readLines, type Run, toResult } from './prove/runs.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '8' },
    list: { type: 'boolean', default: false },
    // Writes docs/reliability.md from the recorded runs, and runs nothing.
    document: { type: 'boolean', default: false },
  },
})
const root = join(import.meta.dirname, '..')
const recordPath = join(root, 'docs/reliability/runs.jsonl')
const print = (line: string) => process.stdout.write(`${line}\n`)
const readRuns = () => (existsSync(recordPath) ? readLines<Run>(recordPath) : [])
function writeDocument(): void {
  const path = join(root, 'docs/reliability.md')
  writeFileSync(path, renderDocument(figures, readRuns()))
  spawnSync(process.execPath, [join(root, 'node_modules/.bin/oxfmt'), path])
}

const minutes = Number(values.minutes)
if (!(minutes > 0 && minutes <= maxMinutes))
  throw new Error(`--minutes is a number up to ${maxMinutes}.`)
const chosen = figures.filter(
  ({ number }) => positionals.length === 0 || positionals.includes(String(number)),
)
if (values.list)
  for (const figure of figures)
    print(`${figure.number}. ${figure.name}: ${toResult(figure, readRuns())?.state ?? 'not run'}`)
else if (values.document) writeDocument()
else await proveAll()

async function proveAll(): Promise<void> {
  await buildChanged('server')
  process.env.FLEDGE_SERVER = join(root, 'apps/server/dist/main.js')
  const isRecorded = !isDirty()
  mkdirSync(dirname(recordPath), { recursive: true })
  for (const figure of chosen) {
    print(`\n── ${figure.number}. ${figure.name} ──`)
    const run = await runFigure(figure, minutes, readRuns())
    if (!run) {
      print(`${figure.number}. not finished within ${maxMinutes} minutes, not recorded`)
      process.exitCode = 1
      continue
    }
    if (isRecorded) appendFileSync(recordPath, `${JSON.stringify(run)}\n`)
    const result = toResult(figure, isRecorded ? readRuns() : [run])
    print(
      `${figure.number}. ${result?.state} ${JSON.stringify({ ...run.counts, ...run.measures })}`,
    )
    if (result?.state === 'contradicted' || result?.state === 'not proved') process.exitCode = 1
  }
  if (isRecorded) writeDocument()
  else print('\nNot recorded: there are changes that are not committed.')
}
