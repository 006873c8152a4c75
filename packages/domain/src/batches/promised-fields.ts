/** What people outside read of a published batch and count on: its dates, fees and numbers. */
export const promisedFields = [
  'enrolment_opens_at',
  'enrolment_closes_at',
  'campaign_ends_at',
  'programme_start',
  'programme_end',
  'placement_deadline',
  'seats',
  'payer',
  'price',
  'price_amount',
  'price_currency',
  'refund_days',
  'max_offers',
  'partner_id',
] as const

/** Whether a change of these fields of a published batch needs a reason. */
export const isReasonNeeded = (changed: readonly string[]): boolean =>
  promisedFields.some((field) => changed.includes(field))
