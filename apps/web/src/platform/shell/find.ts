import { plainWords } from '@fledge/ui/plain-words.ts'
import type { TextKey } from '../use-texts.ts'

/** One thing that ⌘K found. */
export interface Hit {
  readonly id: string
  readonly label: string
  /** What tells it from its like: a plan, a place, a status. */
  readonly detail?: string
  readonly to: string
}
export interface HitGroup {
  readonly name: TextKey
  readonly hits: readonly Hit[]
}
/** Asks an area's lists; the area says which. */
export type Find = (words: string, signal: AbortSignal) => Promise<readonly HitGroup[]>

/** How many letters it takes to ask, and how many of a kind are shown. */
export const minLetters = 2
export const maxHits = 5

/** Whether what is typed stands in one of these texts; accents and capitals make no difference. */
export function isIn(words: string, ...texts: readonly (string | null)[]): boolean {
  const wish = plainWords(words.trim())
  return texts.some((text) => text !== null && plainWords(text).includes(wish))
}

/** Whether every word that is typed is part of a thing's name, or of what else it is called. */
export function isNamed(words: string, label: string, also = ''): boolean {
  return words.split(/\s+/).every((word) => isIn(word, label, also))
}

/** What was found of each kind; a list that failed takes nothing from the others. Where all failed, nothing is known. */
export async function foundOf(asked: readonly Promise<HitGroup>[]): Promise<readonly HitGroup[]> {
  const answers = await Promise.allSettled(asked)
  const found = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  return found.length > 0 ? found : Promise.all(asked)
}

/** Each thing once, however many lists it stands on, and few of a kind; kinds that found nothing go. */
export function tidy(groups: readonly HitGroup[]): readonly HitGroup[] {
  const seen = new Set<string>()
  return groups
    .map(({ name, hits }) => ({
      name,
      hits: hits
        .filter((hit) => {
          if (seen.has(hit.to)) return false
          seen.add(hit.to)
          return true
        })
        .slice(0, maxHits),
    }))
    .filter(({ hits }) => hits.length > 0)
}

/** The next of many, round and round. */
export const stepped = (from: number, step: number, many: number): number =>
  many === 0 ? 0 : (from + step + many) % many
