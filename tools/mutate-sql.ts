// npm run mutate:sql: drops each condition of each SQL statement, one at a time, and lists those
// that no test misses. Takes hours for everything; name features or statements to run some.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeScores } from './mutation/mutation-floors.ts'
import { readSqlStatements } from './mutation/sql-statements.ts'
import { killMutants, recordStatements } from './mutation/run-mutants.ts'
import { listSqlMutants } from './mutation/sql-mutants.ts'
import {
  applyExceptions,
  describeSurvivor,
  listScores,
  readExceptions,
} from './mutation/sql-report.ts'
import type { SqlParser } from './mutation/sql-conditions.ts'
import { importOnDemand } from './on-demand.mjs'

const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, list: { type: 'boolean', default: false } },
})

const readSources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|sql)$/.test(path) && !path.includes('node_modules'))
    .toSorted()
    .map((path) => ({
      path: `${folder}/${path}`,
      text: readFileSync(join(root, folder, path), 'utf8'),
    }))

const server = readSources('apps/server/src')
const packages = readSources('packages')
const recording = recordStatements([...server, ...packages].map(({ text }) => text))
const { sqlParser } = await importOnDemand<{ sqlParser: SqlParser }>('pgsql-parser')
const { mutants, skipped } = await listSqlMutants(
  sqlParser,
  readSqlStatements(root),
  recording,
  server.filter(({ path }) => !/\.(test|queries)\.ts$|\.sql$/.test(path)),
)
const { toRun, unused } = applyExceptions(mutants, readExceptions(root))
const chosen = toRun.filter(
  ({ feature, statement }) =>
    positionals.length === 0 ||
    positionals.some((argument) => argument === feature || argument === statement),
)
for (const { name, why } of skipped) process.stdout.write(`not mutated: ${name} (${why})\n`)
for (const { statement, condition } of unused)
  process.stdout.write(`an exception without its condition: ${statement}, ${condition}\n`)
process.stdout.write(`${chosen.length} conditions\n`)
if (!values.list) {
  const killed = killMutants(chosen, recording, {
    rounds: Number(values.rounds),
    onRound: (message) => process.stdout.write(`${message}\n`),
  })
  for (const survivor of chosen.filter((mutant) => !killed.has(mutant)))
    process.stdout.write(`${describeSurvivor(survivor)}\n`)
  if (!describeScores('sql', listScores(chosen, killed))) process.exitCode = 1
} else for (const mutant of chosen) process.stdout.write(`${mutant.id}\n`)
