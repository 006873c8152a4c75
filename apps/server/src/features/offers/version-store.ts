import type { OfferTerms } from '@fledge/domain/offers/rules.ts'
import { statement } from '../../platform/db/statement.ts'

// What each version of an offer said when it was sent, with the comments on it.

export interface VersionRow {
  offer_id: string
  version: number
  /** Written by `saveVersion` and `amendVersion` alone. */
  facts: Partial<OfferTerms>
  comments: string | null
  /** The company's words that went with it. */
  answer: string | null
  at: string
}
export const saveVersion = statement<
  [offer: string, version: number, facts: string, now: string, answer: string | null]
>(
  'offers.saveVersion',
  `insert into offer_versions (offer_id, version, facts, at, answer) values ($1, $2, $3::jsonb, $4, $5)`,
)
/** What is in review says now; the day it was sent stays. */
export const amendVersion = statement<[offer: string, version: number, facts: string]>(
  'offers.amendVersion',
  `update offer_versions set facts = $3::jsonb where offer_id = $1 and version = $2`,
)
export const commentVersion = statement<[offer: string, version: number, comments: string]>(
  'offers.commentVersion',
  `update offer_versions set comments = $3 where offer_id = $1 and version = $2`,
)
export const versionsOf = statement<[offers: readonly string[]], VersionRow>(
  'offers.versionsOf',
  `select offer_id, version, facts, comments, answer, at from offer_versions where offer_id = any($1::uuid[]) order by version`,
)
export const deleteVersions = statement<[id: string]>(
  'offers.deleteVersions',
  `delete from offer_versions where offer_id = $1`,
)
