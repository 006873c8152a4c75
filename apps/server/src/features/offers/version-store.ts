import type { OfferTerms } from '@fledge/domain/offers/rules.ts'
import { statement } from '../../platform/db/statement.ts'

// The content of each sent version of an offer, with the comments on it.

export interface VersionRow {
  offer_id: string
  version: number
  /** Written only by `saveVersion` and `amendVersion`. */
  facts: Partial<OfferTerms>
  comments: string | null
  /** The company's reply sent with it. */
  answer: string | null
  at: string
}
export const saveVersion = statement<
  [offer: string, version: number, facts: string, now: string, answer: string | null]
>(
  'offers.saveVersion',
  `insert into offer_versions (offer_id, version, facts, at, answer) values ($1, $2, $3::jsonb, $4, $5)`,
)
/** Updates the version in review; its date stays. */
export const amendVersion = statement<[offer: string, version: number, facts: string]>(
  'offers.amendVersion',
  `update offer_versions set facts = $3::jsonb where offer_id = $1 and version = $2`,
)
export const commentVersion = statement<[offer: string, version: number, comments: string]>(
  'offers.commentVersion',
  `update offer_versions set comments = $3 where offer_id = $1 and version = $2`,
)
export const selectVersions = statement<[offers: readonly string[]], VersionRow>(
  'offers.versionsOf',
  `select offer_id, version, facts, comments, answer, at from offer_versions where offer_id = any($1::uuid[]) order by version`,
)
export const deleteVersions = statement<[id: string]>(
  'offers.deleteVersions',
  `delete from offer_versions where offer_id = $1`,
)
