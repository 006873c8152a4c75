import type { BatchBody } from '@fledge/contract/batches/operator-schema.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import type { BatchRow } from './queries/batches.queries.ts'

/** Columns of a batch that operators edit. */
export type BatchColumns = Pick<
  BatchRow,
  | 'name'
  | 'slug'
  | 'code'
  | 'enrolment_opens_at'
  | 'enrolment_closes_at'
  | 'campaign_ends_at'
  | 'programme_start'
  | 'programme_end'
  | 'placement_deadline'
  | 'seats'
  | 'payer'
  | 'price_amount'
  | 'price_currency'
  | 'refund_days'
  | 'texts'
  | 'services'
> & {
  partner_id: string | null
  max_offers: number
}

const toTimestamp = (at: string) => new Date(at).toISOString()

/**
 * Converts a request body to columns.
 * @param texts existing texts; only the introduction is replaced
 */
export function toBatchColumns(
  body: BatchBody,
  texts: Readonly<Record<string, string>>,
): BatchColumns {
  const { introduction: _old, ...otherTexts } = texts
  return {
    name: body.name,
    slug: body.slug,
    code: body.code,
    partner_id: body.partner_id,
    enrolment_opens_at: toTimestamp(body.enrolment_opens_at),
    enrolment_closes_at: toTimestamp(body.enrolment_closes_at),
    campaign_ends_at: body.campaign_ends_at && toTimestamp(body.campaign_ends_at),
    programme_start: body.programme_start,
    programme_end: body.programme_end,
    placement_deadline: body.placement_deadline ?? null,
    seats: body.seats,
    payer: body.payer,
    price_amount: body.price?.amount ?? null,
    price_currency: body.price?.currency ?? null,
    refund_days: body.refund_days,
    max_offers: body.max_offers,
    texts: body.introduction ? { ...otherTexts, introduction: body.introduction } : otherTexts,
    services: body.services,
  }
}

const copiedColumns = [
  'name',
  'slug',
  'code',
  'enrolment_opens_at',
  'enrolment_closes_at',
  'campaign_ends_at',
  'programme_start',
  'programme_end',
  'placement_deadline',
  'seats',
  'payer',
  'price_amount',
  'price_currency',
  'refund_days',
  'max_offers',
  'texts',
  'services',
] as const

/** Picks the same columns from a stored row. */
export function pickBatchColumns(row: BatchRow & { max_offers: number }): BatchColumns {
  // Every kept column is copied. With the partner, these are all keys of Columns.
  const columns = Object.fromEntries(copiedColumns.map((name) => [name, row[name]])) as Omit<
    BatchColumns,
    'partner_id'
  >
  return { ...columns, partner_id: row.partner?.partner_id ?? null }
}

// jsonb does not preserve the key order of objects.
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value,
  )

/** Returns the names of the columns that differ. */
export function listChangedBatchFields(
  before: BatchColumns,
  after: BatchColumns,
): readonly (keyof BatchColumns)[] {
  // Both objects were built with exactly the keys of Columns.
  return (Object.keys(after) as (keyof BatchColumns)[]).filter(
    (field) => asText(before[field]) !== asText(after[field]),
  )
}

/** Returns the stored values by wire field, to compare them with a form's. */
export function toBatchFields(row: BatchRow & { max_offers: number }): FieldValues {
  const {
    price_amount: amount,
    price_currency: currency,
    texts,
    ...columns
  } = pickBatchColumns(row)
  return {
    ...columns,
    introduction: texts['introduction'] ?? '',
    price: amount === null ? null : { amount, currency },
  }
}
