// npm run mutate: changes rules and policies one expression at a time (Stryker) and lists the
// changes that no test misses. Name parts to run some: npm run mutate -- domain/offers forms.
import { join, relative } from 'node:path'
import { describeScores } from './mutation/mutation-floors.ts'
import { listParts, toPart } from './mutation/code-parts.ts'
import { importOnDemand } from './on-demand.mjs'

interface CodeMutant {
  readonly fileName: string
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number } }
}

/** The parts used of the packages in tools/on-demand/stryker. */
interface StrykerPackages {
  readonly Stryker: new (options: Readonly<Record<string, unknown>>) => {
    runMutationTest(): Promise<readonly CodeMutant[]>
  }
}

const root = join(import.meta.dirname, '..')

const options = {
  mutate: listParts(process.argv.slice(2)),
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/stryker-vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Constants are evaluated once in a worker; each of their mutants would run every test.
  ignoreStatic: true,
  // Texts and keys: a wrong one does not compile or is found by check-texts.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 1,
  ignorePatterns: ['apps/server', 'bench', 'docs', 'e2e', '.cache', '.data', 'test-results'],
  tempDirName: '.cache/stryker',
  reporters: ['progress'],
  thresholds: { break: null },
}

const { packages } = await importOnDemand<{ packages: StrykerPackages }>('stryker')
const counted = (await new packages.Stryker(options).runMutationTest())
  .filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
  .map((mutant) => ({ ...mutant, path: relative(root, mutant.fileName) }))
const isKilled = ({ status }: CodeMutant) => status === 'Killed' || status === 'Timeout'
for (const survivor of counted.filter((mutant) => !isKilled(mutant)))
  process.stdout.write(
    `${survivor.path}:${survivor.location.start.line} ${survivor.status === 'NoCoverage' ? 'no test executes' : 'survives as'} ${(survivor.replacement ?? survivor.mutatorName).replaceAll(/\s+/g, ' ').slice(0, 100)}\n`,
  )
const parts = [...new Set(counted.map(({ path }) => toPart(path)))].toSorted()
const scores = parts.map((part) => {
  const own = counted.filter(({ path }) => toPart(path) === part)
  return { part, killed: own.filter(isKilled).length, total: own.length }
})
if (!describeScores('code', scores)) process.exitCode = 1
