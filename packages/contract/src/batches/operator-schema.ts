import { z } from 'zod'
import { type BatchDraft, validateBatchDraft } from '@fledge/domain/batches/validate-batch.ts'
import { cohortStages } from '@fledge/domain/batches/cohort-counts.ts'
import { batchPayers } from '@fledge/domain/batches/types.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { validateSlug } from '@fledge/domain/free-text.ts'
import { reservedSegments } from '../page-names.ts'
import { formatBound, messageKey, translateMessage } from '../platform/message-keys.ts'
import { saveBase } from '../platform/save-base.ts'
import { daySchema, instant, line, text, uuid, zone } from '../platform/schema.ts'
import { batchView, partnerView } from './schema.ts'

/**
 * First path segment of a batch's or partner's page; must not collide with the names of our
 * screens.
 */
const slug = z
  .string()
  .trim()
  .toLowerCase()
  .min(2, messageKey('batches.slug.shape'))
  .superRefine((value, context) => {
    const problem = validateSlug(value, reservedSegments)
    if (problem) context.addIssue({ code: 'custom', message: translateMessage(problem) })
  })
const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9](?:[A-Z0-9-]{1,38}[A-Z0-9])$/, messageKey('batches.code.shape'))
const price = z.strictObject({
  amount: z
    .int(messageKey('batches.problem.price'))
    .min(1, messageKey('batches.problem.price'))
    .max(100_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/, messageKey('problems.currency')),
})
const service = z.strictObject({ name: line(80), description: text(300) })

function createIntSchema(min: number, max: number) {
  const message = messageKey('problems.range', {
    min: formatBound(min),
    max: formatBound(max),
  })
  return z.int(message).min(min, message).max(max, message)
}

const draftFields = z.strictObject({
  name: line(80),
  slug,
  code,
  partner_id: uuid.nullable(),
  introduction: text(1000),
  enrolment_opens_at: instant,
  enrolment_closes_at: instant,
  campaign_ends_at: instant.nullable(),
  programme_start: daySchema.nullable(),
  programme_end: daySchema.nullable(),
  /** At the latest four weeks before the end; null means that day. */
  placement_deadline: daySchema.nullable().default(null),
  seats: createIntSchema(1, 10_000),
  payer: z.enum(batchPayers),
  price: price.nullable(),
  refund_days: createIntSchema(0, 365),
  max_offers: createIntSchema(1, 10),
  services: z.array(service).max(12),
})
type DraftBody = z.output<typeof draftFields>

const wireNames: Readonly<Record<keyof BatchDraft, string>> = {
  enrolmentOpensAt: 'enrolment_opens_at',
  enrolmentClosesAt: 'enrolment_closes_at',
  campaignEndsAt: 'campaign_ends_at',
  programmeStart: 'programme_start',
  programmeEnd: 'programme_end',
  placementDeadline: 'placement_deadline',
  payer: 'payer',
  price: 'price',
}

const { shape } = draftFields
/** The dates that are compared with each other, only if each is valid. */
const dates = z.object({
  opens: shape.enrolment_opens_at,
  closes: shape.enrolment_closes_at,
  campaign: shape.campaign_ends_at,
  start: shape.programme_start,
  end: shape.programme_end,
  placement: shape.placement_deadline,
})
const hasValidDates = (body: DraftBody): boolean =>
  dates.safeParse({
    opens: body.enrolment_opens_at,
    closes: body.enrolment_closes_at,
    campaign: body.campaign_ends_at,
    start: body.programme_start,
    end: body.programme_end,
    placement: body.placement_deadline,
  }).success

/**
 * Reports at each field what conflicts with other fields; malformed dates have been reported at
 * their own field.
 */
function validateBatchFields(body: DraftBody, context: z.RefinementCtx): void {
  if (!hasValidDates(body)) return
  const draft: BatchDraft = {
    enrolmentOpensAt: body.enrolment_opens_at,
    enrolmentClosesAt: body.enrolment_closes_at,
    campaignEndsAt: body.campaign_ends_at,
    programmeStart: body.programme_start,
    programmeEnd: body.programme_end,
    placementDeadline: body.placement_deadline,
    payer: body.payer,
    price: body.price,
  }
  for (const [field, key] of Object.entries(validateBatchDraft(draft))) {
    // The keys of the problems are those of the draft.
    context.addIssue({
      code: 'custom',
      path: [wireNames[field as keyof BatchDraft]],
      message: translateMessage(key),
    })
  }
}

export const batchBody = draftFields.superRefine(validateBatchFields)
/**
 * `people_seen`: the operator has seen that people are in the batch and will be notified of the new
 * programme dates.
 */
const editFields = draftFields.extend({
  people_seen: z.boolean().optional(),
  /** Why, for the log; required if what was published changes. */
  reason: text(maxReasonNoteLength).optional(),
})
/** Why a batch is closed or hidden, for the log. */
export const batchReasonBody = z.strictObject({
  reason: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
})
export const batchEdit = editFields.superRefine(validateBatchFields)
export const batchEditBody = editFields
  .extend({ base: saveBase.optional() })
  .superRefine(validateBatchFields)
/**
 * What differs in a copy of a batch. All dates move by the whole weeks that bring its start closest
 * to `starts_on`; `time_zone` is where times of day stay the same.
 */
export const batchCopyBody = z.strictObject({
  name: draftFields.shape.name,
  slug: draftFields.shape.slug,
  code: draftFields.shape.code,
  starts_on: daySchema,
  time_zone: zone,
})
export type BatchBody = z.input<typeof batchBody>

const domain = z
  .string()
  .trim()
  .max(254)
  .toLowerCase()
  .transform((value) => value.replace(/^@/, ''))
export const partnerBody = z.strictObject({
  name: line(120),
  slug,
  introduction: text(1000),
  email_domains: z.array(domain).max(20),
})

export const partnerEditBody = partnerBody.extend({
  /** Why, for the log; required if an email domain is removed. */
  reason: text(maxReasonNoteLength).optional(),
})

export const operatorPartner = partnerView.extend({
  email_domains: z.array(z.string()),
  batches: z.int(),
  may: z.object({ changeAddress: z.union([z.literal(true), z.string()]) }),
})

const permission = z.union([z.literal(true), z.string()])
// One entry for each stage, built here.
const cohort = z.object(
  Object.fromEntries(cohortStages.map((stage) => [stage, z.int()])) as Record<
    (typeof cohortStages)[number],
    z.ZodInt
  >,
)

/** A batch in the operators' list. */
export const operatorBatchRow = batchView.extend({
  is_published: z.boolean(),
  is_running: z.boolean(),
  seats_taken: z.int(),
  applications: cohort,
})

/** A batch on its page in the operator console. */
export const operatorBatch = operatorBatchRow.extend({
  campaign_ends_at: z.string().nullable(),
  /** As set by an operator; null means four weeks before the end. */
  placement_deadline_set: z.string().nullable(),
  max_offers: z.int(),
  services: z.array(z.object({ name: z.string(), description: z.string() })),
  created_at: z.string(),
  may: z.object({
    edit: permission,
    copy: permission,
    changeAddress: permission,
    changeTerms: permission,
    publish: permission,
    hide: permission,
    close: permission,
  }),
  history: z.array(z.object({ move: z.string(), by: z.string(), at: z.string() })),
})
export type OperatorBatchRow = z.input<typeof operatorBatchRow>
export type OperatorBatch = z.input<typeof operatorBatch>

export const addressQuery = z.strictObject({
  slug: text(80).optional(),
  code: text(80).optional(),
  batch_id: uuid.optional(),
})
const availabilityResult = z.object({ is_free: z.boolean(), because: z.string().nullable() })
/** For each checked value whether it is free, and otherwise the reason. */
export const addressResponse = z.object({
  slug: availabilityResult.nullable(),
  code: availabilityResult.nullable(),
})
