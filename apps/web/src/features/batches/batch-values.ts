import type { batchEdit } from '@fledge/contract/batches/operator-schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { settingRules } from '@fledge/domain/settings/types.ts'
import { toInstant, toLocalDay, minuteMs, formatTime } from '@fledge/kernel/dates.ts'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Payload } from '../../platform/http/client.ts'
import { getPageOrigin } from '../../platform/http/page-origin.ts'

export type BatchListRow = Payload<'batches', 'listOperatorBatches'>[number]
export type BatchDetails = Payload<'batches', 'getOperatorBatch'>
export type Partner = Payload<'batches', 'listPartners'>[number]
export type BatchValues = z.input<typeof batchEdit>
export type BatchFormBody = z.output<typeof batchEdit>
export type BatchForm = UseFormReturn<BatchValues, unknown, BatchFormBody>

/** Queries that are out of date when a batch was created, copied or edited. */
export const staleBatchQueries = [
  'listOperatorBatches',
  'getOperatorBatch',
  'listBatches',
  'checkSlug',
  'validateBatch',
  'listPartners',
  'checkBatchAddress',
]

const dayMs = 86_400_000

/** What a new batch starts with. */
export type NewBatchDefaults = Payload<'lookups', 'globalSetting'>['new_batch']
/** The values of a new installation. */
const newBatchDefaults: NewBatchDefaults = {
  seats: settingRules.new_batch_seats.fallback,
  max_offers: settingRules.new_batch_max_offers.fallback,
  refund_days: settingRules.new_batch_refund_days.fallback,
}

/**
 * Returns the form's initial values: those of the batch, or a new one that opens now for two
 * months.
 * @param defaults what a new batch starts with, as the programme team has set it
 */
export function toBatchValues(
  batch: BatchDetails | null,
  now: Date,
  zone: string,
  defaults: NewBatchDefaults = newBatchDefaults,
): BatchValues {
  if (!batch) return getNewBatchValues(now, zone, defaults)
  return {
    name: batch.name,
    slug: batch.slug,
    code: batch.code,
    partner_id: batch.partner?.partner_id ?? null,
    introduction: batch.texts['introduction'] ?? '',
    enrolment_opens_at: batch.enrolment_opens_at,
    enrolment_closes_at: batch.enrolment_closes_at,
    campaign_ends_at: batch.campaign_ends_at,
    programme_start: batch.programme_start,
    programme_end: batch.programme_end,
    placement_deadline: batch.placement_deadline_set,
    seats: batch.seats,
    payer: batch.payer,
    price: batch.price,
    refund_days: batch.refund_days,
    max_offers: batch.max_offers,
    services: batch.services.map((service) => ({ ...service })),
  }
}

const getNewBatchValues = (now: Date, zone: string, defaults: NewBatchDefaults): BatchValues => ({
  name: '',
  slug: '',
  code: '',
  partner_id: null,
  introduction: '',
  enrolment_opens_at: new Date(Math.floor(now.getTime() / minuteMs) * minuteMs).toISOString(),
  enrolment_closes_at: toInstant(
    toLocalDay(new Date(now.getTime() + 60 * dayMs), zone),
    '23:59',
    zone,
  ).toISOString(),
  campaign_ends_at: null,
  programme_start: null,
  programme_end: null,
  placement_deadline: null,
  seats: defaults.seats,
  payer: 'B2B',
  price: null,
  refund_days: defaults.refund_days,
  max_offers: defaults.max_offers,
  services: [],
})

/** Returns the short URL of a batch or partner, such as "fledge.example/spring-2027". */
export const formatPublicUrl = (slug: string): string =>
  `${new URL(getPageOrigin()).host}${buildPath(paths.public.partner, { slug: slug || '…' })}`.replace(
    '%E2%80%A6',
    '…',
  )
/** Returns the same URL with its scheme, for links and copying. */
export const buildPublicUrl = (slug: string): string =>
  `${getPageOrigin()}${buildPath(paths.public.partner, { slug })}`

/** Formats as "Mon 1 Feb 2027". */
export function formatBatchDay(on: string): string {
  const [day = ''] = formatTime(`${on.slice(0, 10)}T12:00:00Z`, 'UTC', 'full').split(', ')
  return day
}

/** Formats as "1 Feb 2027". */
export function formatBatchDate(on: string): string {
  const day = formatBatchDay(on)
  return day.slice(day.indexOf(' ') + 1)
}
