import { z } from 'zod'
import { offerDeadline } from '@fledge/domain/offers/rules.ts'
import { planHours } from '@fledge/domain/plans/rules.ts'
import { messageKey, translateMessage } from '../platform/message-keys.ts'
import { profileLink } from '../platform/links.ts'
import { saveBase } from '../platform/save-base.ts'
import { daySchema, line, text, uuid } from '../platform/schema.ts'
import { noLimits, validateOfferFacts, type Step1Limits } from './validate-offer-facts.ts'
import { workPlaces } from './schema.ts'

const currency = z.string().regex(/^[A-Z]{3}$/, messageKey('problems.currency'))

const hoursMessage = messageKey('problems.hours', {
  min: planHours.min,
  max: planHours.max,
})
const daysMessage = messageKey('problems.days', {
  min: offerDeadline.min,
  max: offerDeadline.max,
})

const factFields = {
  role: line(150, messageKey('offers.missing.role')),
  starts_on: daySchema,
  ends_on: daySchema,
  hours_a_week: z
    .int(messageKey('offers.missing.hoursAWeek'))
    .min(planHours.min, hoursMessage)
    .max(planHours.max, hoursMessage),
  place: z.enum(workPlaces, messageKey('offers.missing.place')),
  city: text(100).nullable().optional(),
  project_ids: z.array(uuid).max(10, messageKey('problems.projects')).optional(),
  is_paid: z.boolean(messageKey('offers.missing.isPaid')),
  /** Minor units per month. */
  stipend_amount: z
    .int(messageKey('problems.amount'))
    .min(1, messageKey('problems.amount'))
    .max(100_000_000)
    .nullable()
    .optional(),
  stipend_currency: currency.nullable().optional(),
  note: text(3000).optional(),
  answer_days: z
    .int(messageKey('problems.number'))
    .min(offerDeadline.min, daysMessage)
    .max(offerDeadline.max, daysMessage)
    .optional(),
}
/** Reports problems between fields together with those of single fields, not after them. */
const alwaysRefine = {
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
}
const checkLimits =
  (limits: Step1Limits) => (values: Readonly<Record<string, unknown>>, ctx: z.RefinementCtx) => {
    for (const [field, message] of Object.entries(validateOfferFacts(values, limits)))
      ctx.addIssue({ code: 'custom', path: [field], message })
  }

/** Step 1: the offer's facts, within the limits of its batch as far as they are known. */
export const createOfferFactsSchema = (limits: Step1Limits) =>
  z
    .strictObject({ candidature_id: uuid, ...factFields })
    .superRefine(checkLimits(limits), alwaysRefine)
export const offerFacts = createOfferFactsSchema(noLimits)
export const offerEdit = z
  .strictObject({ offer_id: uuid, ...factFields, base: saveBase.optional() })
  .superRefine(checkLimits(noLimits), alwaysRefine)
/** The same, for an incomplete draft. */
export const offerIo = z.strictObject({
  candidature_id: uuid,
  ...z.strictObject(factFields).partial().shape,
})

/** Reports identical supervisors, and a second supervisor without a LinkedIn page. */
function validateSupervisors(
  values: {
    readonly supervisor_id?: unknown
    readonly second_supervisor_id?: unknown
    readonly second_supervisor_linkedin?: unknown
  },
  ctx: z.RefinementCtx,
): void {
  const second = values.second_supervisor_id
  if (typeof second !== 'string') return
  if (second === values.supervisor_id)
    ctx.addIssue({
      code: 'custom',
      path: ['second_supervisor_id'],
      message: translateMessage('offers.refused.sameSupervisor'),
    })
  if (!values.second_supervisor_linkedin)
    ctx.addIssue({
      code: 'custom',
      path: ['second_supervisor_linkedin'],
      message: translateMessage('offers.missing.secondSupervisorLinkedin'),
    })
}

/** Step 2. */
export const offerSupervisors = z
  .strictObject({
    offer_id: uuid,
    supervisor_id: z.uuid(messageKey('offers.missing.supervisorId')),
    supervisor_linkedin: z
      .string()
      .trim()
      .min(1, messageKey('offers.missing.supervisorLinkedin'))
      .pipe(profileLink('linkedinUser')),
    second_supervisor_id: uuid.nullable().optional(),
    second_supervisor_linkedin: z
      .union([z.null(), z.literal('').transform(() => null), profileLink('linkedinUser')])
      .optional(),
  })
  .superRefine(validateSupervisors, alwaysRefine)
export const offerSupervisorsEdit = offerSupervisors.safeExtend({ base: saveBase.optional() })
