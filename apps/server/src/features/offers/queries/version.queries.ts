// Generated from version.sql by “npm run queries”; do not edit.
// Source: c9f03aaec3f1
import type { OfferTerms } from '@fledge/domain/offers/rules.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface VersionRow {
  readonly offer_id: string
  readonly version: number
  /** Written only by `saveVersion` and `amendVersion`. */
  readonly facts: Partial<OfferTerms>
  readonly comments: string | null
  /** The company's reply sent with it. */
  readonly answer: string | null
  readonly at: string
}

export const saveVersion = defineStatement<
  {
    readonly offer_id: string
    readonly version: number
    readonly facts: string
    readonly now: string
    readonly answer: string | null
  },
  NoRow
>(
  'offers.saveVersion',
  ['offer_id', 'version', 'facts', 'now', 'answer'],
  `insert into offer_versions (offer_id, version, facts, at, answer)
values ($1, $2, $3::jsonb, $4, $5)`,
)

/** Updates the version in review; its date stays. */
export const amendVersion = defineStatement<
  { readonly facts: string; readonly offer_id: string; readonly version: number },
  NoRow
>(
  'offers.amendVersion',
  ['facts', 'offer_id', 'version'],
  `update offer_versions
set facts = $1::jsonb
where offer_id = $2 and version = $3`,
)

export const commentVersion = defineStatement<
  { readonly comments: string; readonly offer_id: string; readonly version: number },
  NoRow
>(
  'offers.commentVersion',
  ['comments', 'offer_id', 'version'],
  `update offer_versions
set comments = $1
where offer_id = $2 and version = $3`,
)

export const selectVersions = defineStatement<
  { readonly offer_ids: readonly string[] },
  VersionRow
>(
  'offers.selectVersions',
  ['offer_ids'],
  `select offer_id, version, facts, comments, answer, at
from offer_versions
where offer_id = any ($1::uuid[])
order by version`,
)

export const deleteVersions = defineStatement<
  { readonly offer_ids: readonly string[] },
  { readonly offer_id: string }
>(
  'offers.deleteVersions',
  ['offer_ids'],
  `delete from offer_versions
where offer_id = any ($1::uuid[])
returning offer_id`,
  { list: 'offer_ids', column: 'offer_id' },
)
