import { toSearchText } from '@fledge/ui/search-text.ts'
import type { PlainTextKey } from '../i18n/use-texts.ts'

/** A search result of ⌘K. */
export interface SearchHit {
  readonly id: string
  readonly label: string
  /** Distinguishes it from similar results: a plan, a location, a status. */
  readonly detail?: string
  readonly to: string
}
export interface SearchHitGroup {
  readonly name: PlainTextKey
  readonly hits: readonly SearchHit[]
  /** The list of all results, if there are more. */
  readonly all?: SearchHit
}
/** Searches the lists of an area; the area defines which. */
export type AreaSearch = (search: string, signal: AbortSignal) => Promise<readonly SearchHitGroup[]>

/** Minimum query length; `maxHits` limits the results of each group. */
export const minLetters = 2
export const maxHits = 5

/** Whether the query occurs in one of these texts, ignoring accents and case. */
export function isTextMatch(search: string, ...texts: readonly (string | null)[]): boolean {
  const query = toSearchText(search.trim())
  return texts.some((text) => text !== null && toSearchText(text).includes(query))
}

/** Whether every word of the query is part of the name or of its aliases. */
export function isNameMatch(search: string, label: string, aliases = ''): boolean {
  return search.split(/\s+/).every((word) => isTextMatch(word, label, aliases))
}

/** Returns the results of all lists, ignoring failed ones. Throws if all lists failed. */
export async function settleSearches(
  searches: readonly Promise<SearchHitGroup>[],
): Promise<readonly SearchHitGroup[]> {
  const answers = await Promise.allSettled(searches)
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  return found.length > 0 ? found : Promise.all(searches)
}

/** Removes duplicates across groups, limits each group and drops empty ones. */
export function deduplicateHits(groups: readonly SearchHitGroup[]): readonly SearchHitGroup[] {
  const knownPaths = new Set<string>()
  return groups
    .map(({ hits, ...group }) => ({
      ...group,
      hits: hits
        .filter((hit) => {
          if (knownPaths.has(hit.to)) return false
          knownPaths.add(hit.to)
          return true
        })
        .slice(0, maxHits),
    }))
    .filter(({ hits }) => hits.length > 0)
}

/** Returns the next index, wrapping around at both ends. */
export const wrapIndex = (from: number, step: number, many: number): number =>
  many === 0 ? 0 : (from + step + many) % many
