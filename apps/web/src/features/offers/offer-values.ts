import type { CompanyOfferView } from '@fledge/contract/offers/schema.ts'
import { describeFields } from '../../platform/forms/conflict-card.tsx'
import { toMajorUnits } from '../../platform/i18n/minor-units.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { formatOfferDay } from './format-offer.ts'

/** Returns the saved values of step 1 by field of its form. */
export const toSavedFacts = (offer: CompanyOfferView) => ({
  role: offer.role,
  starts_on: offer.starts_on,
  ends_on: offer.ends_on,
  hours_a_week: offer.hours_a_week,
  place: offer.place,
  city: offer.city,
  project_ids: offer.projects.map(({ id }) => id),
  is_paid: offer.stipend_amount !== null,
  stipend_amount: offer.stipend_amount,
  stipend_currency: offer.stipend_currency,
  note: offer.note,
  answer_days: offer.answer_days,
})

/** Returns the saved values of step 2 by field of its form; empty before it is saved. */
export const toSavedPeople = (offer: CompanyOfferView) => ({
  supervisor_id: offer.supervisor?.member_id ?? '',
  supervisor_linkedin: offer.supervisor?.linkedin ?? '',
  second_supervisor_id: offer.second_supervisor?.member_id ?? null,
  second_supervisor_linkedin: offer.second_supervisor?.linkedin ?? '',
})

const factLabels = {
  role: 'offerScreen.role',
  starts_on: 'offerScreen.starts',
  ends_on: 'offerScreen.ends',
  hours_a_week: 'offerScreen.hours',
  place: 'offerScreen.place',
  city: 'offerScreen.city',
  project_ids: 'offerScreen.projects',
  is_paid: 'offerScreen.paid',
  stipend_amount: 'offerScreen.amount',
  stipend_currency: 'offerScreen.currency',
  note: 'offerScreen.note',
  answer_days: 'offerScreen.answerDays',
} as const

/** Describes the fields of step 1 in a conflict, with amounts in this currency. */
export const describeFact = (currency: string | null | undefined) =>
  describeFields(factLabels, (value, field) => {
    if (typeof value === 'boolean') return t(`offerScreen.${value ? 'paidYes' : 'paidNo'}`)
    if (value === null || value === undefined || value === '') return ''
    if (field === 'project_ids') return t('common.conflict.choice')
    if (field === 'place') return translateKey(`offers.place.${String(value)}`)
    if (field === 'stipend_amount') return toMajorUnits(Number(value), currency)
    return field.endsWith('_on') ? formatOfferDay(String(value)) : String(value)
  })

/** Describes the fields of step 2 in a conflict; supervisors by their name. */
export const describePeople = (people: readonly { member_id: string; name: string }[]) =>
  describeFields(
    {
      supervisor_id: 'offerScreen.supervisor',
      supervisor_linkedin: 'offerScreen.linkedin',
      second_supervisor_id: 'offerScreen.second',
      second_supervisor_linkedin: 'offerScreen.linkedin',
    },
    (value) => people.find(({ member_id }) => member_id === value)?.name ?? String(value ?? ''),
  )

/** Returns the offer with this id after a reload, or the one known so far. */
export const pickOffer = (offers: readonly CompanyOfferView[], known: CompanyOfferView) =>
  offers.find(({ offer_id }) => offer_id === known.offer_id) ?? known
