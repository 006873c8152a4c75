// Checks the size and naming rules of ARCHITECTURE.md on the sources, and that features do not
// depend on each other in a circle. The linter checks all other imports (import-patterns.ts).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { featureCycleRule } from './feature-cycle-rule.ts'
import { checkMigrations, readMigrationSources } from './migration-rules.ts'
import { checkQueries, readQuerySources, statusLiteralRule } from './query-rules.ts'
import {
  localeRule,
  oldNameRule,
  phraseRule,
  uniqueExportRule,
  vagueNameRule,
} from './name-rules.ts'
import { operationRule } from './operation-rule.ts'
import { storyRule } from './story-rule.ts'
import { type Finding, toSourceFiles, type Rule } from './source-files.ts'
import {
  anyRule,
  barrelRule,
  castRule,
  effectRule,
  folderRule,
  kernelRule,
  nameRule,
  pathRule,
  sizeRule,
  sqlRule,
  statusRule,
} from './text-rules.ts'

const rules: readonly Rule[] = [
  featureCycleRule,
  folderRule,
  operationRule,
  barrelRule,
  sizeRule,
  nameRule,
  kernelRule,
  sqlRule,
  statusRule,
  statusLiteralRule,
  castRule,
  anyRule,
  effectRule,
  pathRule,
  oldNameRule,
  vagueNameRule,
  localeRule,
  phraseRule,
  uniqueExportRule,
  storyRule,
]
const places = ['packages', 'apps', 'tools', 'e2e', 'bench'] as const

/**
 * Checks every rule.
 * @param files path in the repository → text
 * @returns the violations, sorted by path and line
 */
export function checkArchitecture(files: ReadonlyMap<string, string>): readonly Finding[] {
  const sources = toSourceFiles(files)
  return rules
    .flatMap((rule) => rule(sources))
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
}

/** Reads all source files of a repository whose names match: path → text. */
export function readSources(
  root: string,
  names: RegExp = /\.(tsx?|mjs)$/,
): ReadonlyMap<string, string> {
  const paths = places
    .filter((place) => existsSync(join(root, place)))
    .flatMap((place) => readTree(root, place))
    .filter((path) => names.test(path))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

function readTree(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : readTree(root, path)
    return [path]
  })
}

function main(): void {
  const root = join(import.meta.dirname, '..')
  const sources = readSources(root)
  const findings = [
    ...checkArchitecture(sources),
    ...checkMigrations(readMigrationSources(root)),
    ...checkQueries(readQuerySources(root)),
  ]
  for (const { path, line, rule, message } of findings)
    process.stdout.write(`${path}:${line}  ${rule}: ${message}\n`)
  process.stdout.write(`${sources.size} files, ${findings.length} violations\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
