import { describeFields } from '../../platform/forms/conflict-card.tsx'
import { t, type PlainTextKey } from '../../platform/i18n/use-texts.ts'
import { formatBatchDate } from './batch-values.ts'

const labels: Readonly<Record<string, PlainTextKey>> = {
  name: 'batches.form.field.name',
  slug: 'batches.form.field.slug',
  code: 'batches.form.field.code',
  partner_id: 'batches.form.field.partner',
  introduction: 'batches.form.field.introduction',
  enrolment_opens_at: 'batches.form.field.opens',
  enrolment_closes_at: 'batches.form.field.closes',
  campaign_ends_at: 'batches.form.field.campaign',
  programme_start: 'batches.form.field.start',
  programme_end: 'batches.form.field.end',
  placement_deadline: 'batches.form.field.placement',
  seats: 'batches.form.field.seats',
  payer: 'batches.form.field.payer',
  price: 'batches.form.field.amount',
  refund_days: 'batches.form.field.refund',
  max_offers: 'batches.form.field.offers',
  services: 'batches.form.services',
}
const dateFields = /_at$|^programme_|^placement_/

function formatBatchValue(value: unknown, field: string): string {
  if (value === null || value === undefined) return ''
  if (dateFields.test(field)) return formatBatchDate(String(value))
  return typeof value === 'object' || field === 'partner_id'
    ? t('common.conflict.choice')
    : String(value)
}

/** Returns the label of a field, and how its values are shown in a conflict. */
export const describeBatchField = describeFields(labels, formatBatchValue)
