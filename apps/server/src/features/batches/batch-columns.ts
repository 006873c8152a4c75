import type { BatchBody } from '@fledge/contract/batches/operator-schema.ts'
import type { BatchRow } from './store.ts'

/** What an operator writes of a batch, as it is stored. */
export type Columns = Pick<
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

const moment = (at: string) => new Date(at).toISOString()

/** The columns of what was sent. @param texts those it has: only the introduction is written here */
export function columnsOf(body: BatchBody, texts: Readonly<Record<string, string>>): Columns {
  const { introduction: _old, ...others } = texts
  return {
    name: body.name,
    slug: body.slug,
    code: body.code,
    partner_id: body.partner_id,
    enrolment_opens_at: moment(body.enrolment_opens_at),
    enrolment_closes_at: moment(body.enrolment_closes_at),
    campaign_ends_at: body.campaign_ends_at && moment(body.campaign_ends_at),
    programme_start: body.programme_start,
    programme_end: body.programme_end,
    placement_deadline: body.placement_deadline ?? null,
    seats: body.seats,
    payer: body.payer,
    price_amount: body.price?.amount ?? null,
    price_currency: body.price?.currency ?? null,
    refund_days: body.refund_days,
    max_offers: body.max_offers,
    texts: body.introduction ? { ...others, introduction: body.introduction } : others,
    services: body.services,
  }
}

const kept = [
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

/** The same columns of a stored row. */
export function columnsOfRow(row: BatchRow & { max_offers: number }): Columns {
  // Of each of these columns its own value: together with the partner, all that Columns has.
  const columns = Object.fromEntries(kept.map((name) => [name, row[name]])) as Omit<
    Columns,
    'partner_id'
  >
  return { ...columns, partner_id: row.partner?.partner_id ?? null }
}

// jsonb keeps the keys of an object in an order of its own.
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b)))
      : one,
  )

/** Which of them differ. */
export function changedFields(before: Columns, after: Columns): readonly (keyof Columns)[] {
  // The keys of Columns, as both were made with them.
  return (Object.keys(after) as (keyof Columns)[]).filter(
    (field) => asText(before[field]) !== asText(after[field]),
  )
}
