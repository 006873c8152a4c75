import type { AgreementKind, LookupList } from '@fledge/domain/lookups/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/database.ts'
import { parseEmailDomain, listDomainWithParents } from './email-domains.ts'
import { getCachedListRows } from './lookup-cache.ts'
import * as store from './queries/lookups.queries.ts'

export { parseEmailDomain, isFreeEmail, listDomainWithParents } from './email-domains.ts'
export { clearLookupCache } from './lookup-cache.ts'

export interface LookupLabel {
  readonly id: number
  readonly label: string
}

/** Returns the labels of stored ids, including archived rows, in the list's order. */
export async function getLookupLabels(
  db: Db,
  list: LookupList,
  ids: readonly number[],
): Promise<readonly LookupLabel[]> {
  return ids.length === 0 ? [] : db.many(store.labelsOfIds, { list, ids })
}

/** Returns a whole list as a map from id to label, for views of many rows. */
export async function getLookupNames(
  db: Db,
  list: LookupList,
): Promise<ReadonlyMap<number, string>> {
  return new Map((await db.many(store.lookupListRows, { list })).map((row) => [row.id, row.label]))
}

const nameCache = new WeakMap<readonly store.LookupRow[], ReadonlyMap<number, string>>()
/** Returns the same map from the one-minute in-process cache, for frequent requests. */
export async function getCachedLookupNames(
  database: Database,
  list: LookupList,
): Promise<ReadonlyMap<number, string>> {
  const rows = await getCachedListRows(database, list)
  const names = nameCache.get(rows) ?? new Map(rows.map((row) => [row.id, row.label]))
  nameCache.set(rows, names)
  return names
}

/** Returns the ids that the list does not offer (any more), so that a form can respond with 400. */
export async function findUnknownLookupIds(
  db: Db,
  list: LookupList,
  ids: readonly number[],
): Promise<readonly number[]> {
  return ids.length === 0
    ? []
    : (await db.many(store.unknownIds, { list, ids })).map((row) => row.id)
}

/** Returns rows by their exact labels, for demo data and résumé parsing. */
export async function findLookupsByLabel(
  db: Db,
  list: LookupList,
  labels: readonly string[],
): Promise<readonly LookupLabel[]> {
  return labels.length === 0 ? [] : db.many(store.idsByLabel, { list, labels })
}

/**
 * Finds the university of an email address or domain, including subdomains of departments
 * (`cs.mit.edu`).
 */
export async function findUniversityByDomain(
  db: Db,
  domain: string,
): Promise<store.UniversityRow | undefined> {
  return db.one(store.universityByDomain, {
    domains: listDomainWithParents(parseEmailDomain(domain)),
  })
}

/** Returns the newest published version of every agreement, or of one kind. */
export async function getCurrentAgreements(
  db: Db,
  kind?: AgreementKind,
): Promise<readonly store.AgreementRow[]> {
  return db.many(store.publishedAgreements, {
    kind: kind ?? null,
    version: null,
    now: db.now.toISOString(),
  })
}
