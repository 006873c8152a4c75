import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { ConsoleHitGroup } from '@fledge/contract/search/schema.ts'
import { type SearchKind, searchKinds } from '@fledge/domain/search/types.ts'
import type { BatchHit, PartnerPersonHit, PersonHit, RecordHit } from './queries/search.queries.ts'

const p = paths.operator

/** The most hits of a kind. */
export const maxGroupHits = 5

type ConsoleHit = ConsoleHitGroup['hits'][number]

/** A hit before it is grouped. */
export interface FoundHit {
  readonly kind: SearchKind
  /** The smaller, the better: the text itself, its beginning, that of a word, a part, a relation. */
  readonly rank: number
  readonly hit: ConsoleHit
}

export const toPersonHit = (row: PersonHit | PartnerPersonHit): FoundHit => ({
  kind: 'PERSON',
  rank: row.rank,
  hit: {
    id: row.id,
    title: row.title || row.email,
    detail: row.detail,
    status: row.status,
    page: buildPath(p.person, { id: row.id }),
  },
})

/**
 * An internship has no page of its own: its page is the list of those of the intern at the company.
 */
function getRecordPage({ kind, id, title, company_id: company }: RecordHit): string {
  const pages: Readonly<Record<RecordHit['kind'], string>> = {
    APPLICATION: buildPath(p.application, { id }),
    COMPANY: buildPath(p.company, { id }),
    OFFER: buildPath(p.offer, { id }),
    PLAN: buildPath(p.plan, { id }),
    INTERNSHIP: buildPath(p.records, { list: 'internships' }, { search: title, company }),
  }
  return pages[kind]
}

export const toRecordHit = (row: RecordHit): FoundHit => ({
  kind: row.kind,
  rank: row.rank,
  hit: {
    id: row.id,
    title: row.title,
    detail: row.detail,
    status: row.status,
    page: getRecordPage(row),
  },
})

/** A partner’s page is the list of its batches. */
export const toBatchHit = (row: BatchHit): FoundHit => ({
  kind: row.is_partner ? 'PARTNER' : 'BATCH',
  rank: row.rank,
  hit: {
    id: row.id,
    title: row.title,
    detail: row.detail,
    status: null,
    page: row.is_partner
      ? buildPath(p.batches, {}, { search: row.title })
      : buildPath(p.batch, { id: row.id }),
  },
})

const lists: Readonly<Record<SearchKind, (search: string) => string | null>> = {
  PERSON: (search) => buildPath(p.people, {}, { search }),
  APPLICATION: (search) => buildPath(p.records, { list: 'applications' }, { search }),
  COMPANY: (search) => buildPath(p.records, { list: 'companies' }, { search }),
  PLAN: (search) => buildPath(p.records, { list: 'plans' }, { search }),
  OFFER: (search) => buildPath(p.records, { list: 'offers' }, { search }),
  INTERNSHIP: (search) => buildPath(p.records, { list: 'internships' }, { search }),
  BATCH: (search) => buildPath(p.batches, {}, { search }),
  PARTNER: () => null,
}

/** Groups hits by kind, the kind of the best match first. */
export function toHitGroups(found: readonly FoundHit[], text: string): ConsoleHitGroup[] {
  return searchKinds
    .map((kind) => {
      const hits = found
        .filter((each) => each.kind === kind)
        .toSorted((first, second) => first.rank - second.rank)
      return {
        rank: hits[0]?.rank ?? Infinity,
        group: {
          kind,
          hits: hits.slice(0, maxGroupHits).map(({ hit }) => hit),
          list: hits.length > maxGroupHits ? lists[kind](text) : null,
        },
      }
    })
    .filter(({ group }) => group.hits.length > 0)
    .toSorted((first, second) => first.rank - second.rank)
    .map(({ group }) => group)
}
