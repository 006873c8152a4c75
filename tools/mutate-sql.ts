// npm run mutate:sql: drops each condition of each SQL statement, one at a time, and lists those
// that no test misses. Name features or statements to run some; --sample 15 takes so many of each
// feature.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeScore, describeScores, readFloorSample } from './mutation/mutation-floors.ts'
import { readSqlStatements } from './mutation/sql-statements.ts'
import { runMutants } from './mutation/run-mutants.ts'
import { openWorkers, recordStatements } from './mutation/run-workers.ts'
import { listSqlMutants, type SqlMutant } from './mutation/sql-mutants.ts'
import {
  applyExceptions,
  describeSurvivor,
  listScores,
  readExceptions,
} from './mutation/sql-report.ts'
import type { SqlParser } from './mutation/sql-conditions.ts'
import { sampleMutants } from './mutation/sql-sample.ts'
import { importOnDemand } from './on-demand.mjs'

const root = join(import.meta.dirname, '..')
const floorSample = readFloorSample()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: 'all' },
    seed: { type: 'string', default: String(floorSample.seed) },
    list: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
    noticed: { type: 'boolean', default: false },
  },
})

const print = (line: string) => process.stdout.write(`${line}\n`)

const readSources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|sql)$/.test(path) && !path.includes('node_modules'))
    .toSorted()
    .map((path) => ({
      path: `${folder}/${path}`,
      text: readFileSync(join(root, folder, path), 'utf8'),
    }))

const server = readSources('apps/server/src')
const workers = openWorkers([...server, ...readSources('packages')], values.kept)
const recording = recordStatements(workers)
const { sqlParser: parser } = await importOnDemand<{ sqlParser: SqlParser }>('pgsql-parser')
const { mutants, skipped } = await listSqlMutants(
  parser,
  readSqlStatements(root),
  recording,
  server.filter(({ path }) => !/\.(test|queries)\.ts$|\.sql$/.test(path)),
)
const { toRun, unused } = applyExceptions(mutants, readExceptions(root))
const isChosen = ({ feature, statement }: SqlMutant) =>
  positionals.length === 0 ||
  positionals.some((argument) => argument === feature || argument === statement)
const sizes = new Map([
  ['all', Infinity],
  ['floors', floorSample.size],
])
const size = sizes.get(values.sample) ?? Number(values.sample)
const seed = Number(values.seed)
const chosen = sampleMutants(toRun, size, seed).filter(isChosen)
for (const { name, why } of skipped) print(`not mutated: ${name} (${why})`)
for (const { statement, condition } of unused)
  print(`an exception without its condition: ${statement}, ${condition}`)
const of = size === Infinity ? '' : `, ${size} of each feature with seed ${seed}`
print(`${chosen.length} of ${mutants.length} conditions${of}`)
if (values.list) for (const mutant of chosen) print(mutant.id)
else {
  const outcome = await runMutants({ parser, mutants: chosen, recording, workers, report: print })
  for (const mutant of chosen) {
    const by = outcome.killed.get(mutant)
    if (by === undefined) print(describeSurvivor(mutant, outcome))
    else if (values.noticed) print(`${mutant.id} is noticed by ${by}`)
  }
  const scores = listScores(chosen, outcome.killed, toRun)
  // Other conditions have other scores.
  if (size !== floorSample.size || seed !== floorSample.seed)
    for (const score of scores) print(describeScore(score))
  else if (!describeScores('sql', scores)) process.exitCode = 1
}
