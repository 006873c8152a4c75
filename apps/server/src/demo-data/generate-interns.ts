import type { NewDemoPerson } from './generate-person.ts'
import type { ApplicationPath } from './application-paths.ts'
import { createDemoRandom, type InternOrigin, internOrigins } from './intern-origins.ts'
import { careerFieldTexts } from './career-field-texts.ts'

export interface InternGroup {
  readonly batchId: string
  readonly count: number
  readonly seed: number
  /** Days ago at which the first of them signed up. */
  readonly since: number
  readonly months: readonly string[]
  /** Domain of their email addresses. */
  readonly domain: string
  /** Limits the interns to one country, for a partner's own students. */
  readonly country?: string
}

/** Percentage of interns per path; `maxDays` limits how many days ago pending work arrived. */
const pathShares: readonly {
  readonly of: number
  readonly way: ApplicationPath
  readonly maxDays?: number
}[] = [
  { of: 4, way: 'opened' },
  { of: 11, way: 'started' },
  { of: 10, way: 'sent', maxDays: 6 },
  { of: 3, way: 'reviewed', maxDays: 2 },
  { of: 4, way: 'changesRequested', maxDays: 5 },
  { of: 60, way: 'approved' },
  { of: 5, way: 'rejected' },
  { of: 3, way: 'withdrawn' },
]

type DemoRandom = ReturnType<typeof createDemoRandom>

const toEmailName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()

/**
 * Returns a name that no one has yet, and adds it to those that are taken: two interns of one name
 * would look like one with two accounts.
 */
function pickName(chance: DemoRandom, { firsts, lasts }: InternOrigin, taken: Set<string>) {
  const [first, last] = [chance.of(firsts), chance.of(lasts)]
  const picked = firsts.indexOf(first) * lasts.length + lasts.indexOf(last)
  const names = firsts.flatMap((name) => lasts.map((family) => ({ first: name, last: family })))
  const free = [...names.slice(picked), ...names.slice(0, picked)].find(
    (name) => !taken.has(toNameKey(name)),
  )
  const name = free ?? { first, last }
  taken.add(toNameKey(name))
  return name
}

export const toNameKey = ({ first, last }: Pick<NewDemoPerson, 'first' | 'last'>): string =>
  `${toEmailName(first)}.${toEmailName(last)}`

/**
 * Generates interns without a scenario, from every country and at every stage.
 * @param taken names of the others
 */
export function generateInterns(group: InternGroup, taken: Set<string>): NewDemoPerson[] {
  const chance = createDemoRandom(group.seed)
  const from = internOrigins.filter((place) => !group.country || place.country === group.country)
  return Array.from({ length: group.count }, (_, index) => {
    let remainder = chance.next() * 100
    const share = pathShares.find((pathShare) => (remainder -= pathShare.of) < 0) ?? {
      of: 0,
      way: 'started',
    }
    const place = chance.of(from)
    const { first, last } = pickName(chance, place, taken)
    const ended = share.maxDays
      ? 0.1 + chance.next() * share.maxDays
      : 0.5 + chance.next() * (group.since - 12)
    return {
      first,
      last,
      email: `${toNameKey({ first, last })}${index + 11}@${group.domain}`,
      country: place.country,
      zone: place.zone,
      university: chance.of(place.universities),
      batchId: group.batchId,
      field: chance.of(
        [...careerFieldTexts, careerFieldTexts[0], careerFieldTexts[1]].filter(
          (texts) => texts !== undefined,
        ),
      ).name,
      startMonth: chance.of(group.months),
      weeks: chance.of([8, 10, 12, 12, 14, 16]),
      way: share.way,
      ended,
      began: ended + 2 + chance.next() * 9,
    }
  })
}
