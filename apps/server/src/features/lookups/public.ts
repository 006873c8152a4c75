import type { AgreementKind, LookupList } from '@fledge/domain/lookups/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/database.ts'
import { domainOf, withParents } from './email-domains.ts'
import { listRows } from './kept-lists.ts'
import * as store from './store.ts'

export { domainOf, isFreeEmail, withParents } from './email-domains.ts'
export { forgetLookups } from './kept-lists.ts'
export type { AgreementRow as Agreement, UniversityRow as University } from './store.ts'

export interface Label {
  readonly id: number
  readonly label: string
}

/** Returns the labels of stored ids, including archived rows, in the list's order. */
export async function lookupLabels(
  db: Db,
  list: LookupList,
  ids: readonly number[],
): Promise<readonly Label[]> {
  return ids.length === 0 ? [] : db.many(store.labels, list, ids)
}

/** Returns a whole list as a map from id to label, for views of many rows. */
export async function lookupNames(db: Db, list: LookupList): Promise<ReadonlyMap<number, string>> {
  return new Map((await db.many(store.list, list)).map((row) => [row.id, row.label]))
}

const named = new WeakMap<readonly store.LookupRow[], ReadonlyMap<number, string>>()
/** Returns the same map from the one-minute in-process cache, for frequent requests. */
export async function keptNames(
  database: Database,
  list: LookupList,
): Promise<ReadonlyMap<number, string>> {
  const rows = await listRows(database, list)
  const names = named.get(rows) ?? new Map(rows.map((row) => [row.id, row.label]))
  named.set(rows, names)
  return names
}

/** Returns the ids that the list does not offer (any more), so that a form can respond with 400. */
export async function unknownLookupIds(
  db: Db,
  list: LookupList,
  ids: readonly number[],
): Promise<readonly number[]> {
  return ids.length === 0 ? [] : (await db.many(store.unknownIds, list, ids)).map((row) => row.id)
}

/** Returns rows by their exact labels, for demo data and résumé parsing. */
export async function lookupIdsByLabel(
  db: Db,
  list: LookupList,
  labels: readonly string[],
): Promise<readonly Label[]> {
  return labels.length === 0 ? [] : db.many(store.idsByLabel, list, labels)
}

/**
 * Finds the university of an email address or domain, including subdomains of departments
 * (`cs.mit.edu`).
 */
export async function universityByDomain(
  db: Db,
  domain: string,
): Promise<store.UniversityRow | undefined> {
  return db.one(store.universityByDomain, withParents(domainOf(domain)))
}

/** Returns the newest published version of every agreement, or of one kind. */
export async function currentAgreements(
  db: Db,
  kind?: AgreementKind,
): Promise<readonly store.AgreementRow[]> {
  return db.many(store.agreements, kind ?? null, null, db.now.toISOString())
}
