// The rules of the house (ARCHITECTURE.md), read from the sources.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  importCycleRule,
  layerRule,
  featureCycleRule,
  serverFeatureRule,
  webFeatureRule,
} from './import-rules.ts'
import { type Finding, houseFiles, type Rule } from './source-files.ts'
import {
  anyRule,
  barrelRule,
  castRule,
  effectRule,
  kernelRule,
  nameRule,
  pathRule,
  sizeRule,
  sqlRule,
  statusRule,
} from './text-rules.ts'

const rules: readonly Rule[] = [
  layerRule,
  serverFeatureRule,
  webFeatureRule,
  importCycleRule,
  featureCycleRule,
  barrelRule,
  sizeRule,
  nameRule,
  kernelRule,
  sqlRule,
  statusRule,
  castRule,
  anyRule,
  effectRule,
  pathRule,
]
const places = ['packages', 'apps', 'tools', 'e2e', 'bench'] as const

/**
 * Checks every rule.
 * @param files path in the checkout → text
 * @returns what breaks a rule, in order of path
 */
export function checkArchitecture(files: ReadonlyMap<string, string>): readonly Finding[] {
  const house = houseFiles(files)
  return rules
    .flatMap((rule) => rule(house))
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
}

/** The sources of a checkout. */
export function readSources(root: string): ReadonlyMap<string, string> {
  const paths = places
    .filter((place) => existsSync(join(root, place)))
    .flatMap((place) => readTree(root, place))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

function readTree(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : readTree(root, path)
    return /\.(tsx?|mjs)$/.test(entry.name) ? [path] : []
  })
}

function main(): void {
  const house = readSources(join(import.meta.dirname, '..'))
  const findings = checkArchitecture(house)
  for (const { path, line, rule, says } of findings)
    process.stdout.write(`${path}:${line}  ${rule}: ${says}\n`)
  process.stdout.write(`${house.size} files, ${findings.length} against the rules of the house\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
