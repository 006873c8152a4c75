import type { CompanyOfferView, OfferApplication } from '@fledge/contract/offers/schema.ts'
import { createOfferFactsSchema, offerIo } from '@fledge/contract/offers/offer-form.ts'
import { noLimits } from '@fledge/contract/offers/validate-offer-facts.ts'
import { offerDeadline } from '@fledge/domain/offers/rules.ts'
import { useRef } from 'react'
import type { z } from 'zod'
import { client } from '../../platform/http/client.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useSaving } from '../../platform/forms/use-saved-form.ts'
import {
  type CompanyDetailsForm,
  type StoredCompanyDetails,
  useCompanyDetails,
} from './company-details.tsx'
import { useOfferRequest } from './use-offer-request.ts'

type Facts = ReturnType<typeof createOfferFactsSchema>
type Values = z.input<Facts>
export interface FactsProps {
  readonly about: OfferApplication
  readonly offer: CompanyOfferView | undefined
  /** The company's details of the candidature, part of this step. */
  readonly kept: StoredCompanyDetails
  readonly onSaved: () => void
}

export type FactsForm = ReturnType<typeof useContractForm<Facts>>['form']

/**
 * Returns the initial values: those of the offer, or defaults from plan and intern within the
 * batch's limits.
 */
function toInitialFacts(
  about: OfferApplication,
  offer: CompanyOfferView | undefined,
): Partial<Values> {
  const { plan } = about
  const fresh = {
    role: about.plan_name,
    ...about.suggested,
    ...(plan.hours_a_week ? { hours_a_week: plan.hours_a_week } : {}),
    ...(plan.place ? { place: plan.place } : {}),
    city: plan.city,
    project_ids: plan.project_ids,
    is_paid: plan.stipend_amount !== null,
    stipend_amount: plan.stipend_amount,
    stipend_currency: plan.stipend_currency ?? 'EUR',
    note: '',
    answer_days: offerDeadline.usual,
  }
  const kept =
    offerIo.safeParse({ ...about.draft?.facts, candidature_id: about.candidature_id }).data ?? {}
  const said = offer && {
    role: offer.role,
    starts_on: offer.starts_on,
    ends_on: offer.ends_on,
    hours_a_week: offer.hours_a_week,
    place: offer.place,
    city: offer.city,
    project_ids: offer.projects.map((one) => one.id),
    is_paid: offer.stipend_amount !== null,
    stipend_amount: offer.stipend_amount,
    stipend_currency: offer.stipend_currency ?? 'EUR',
    note: offer.note,
    answer_days: offer.answer_days,
  }
  return { candidature_id: about.candidature_id, ...(said ?? { ...fresh, ...kept }) }
}

/** Returns the values that are valid so far; others are sent once they are. */
function pickValidFacts(values: Partial<Values>): z.input<typeof offerIo> {
  const shape: Readonly<Record<string, z.ZodType>> = offerIo.shape
  const good = Object.entries(values).filter(
    ([name, value]) => value !== undefined && shape[name]?.safeParse(value).success,
  )
  return { candidature_id: values.candidature_id ?? '', ...Object.fromEntries(good) }
}

type ParsedFacts = z.output<Facts>

const sendFacts = (body: ParsedFacts, offer: CompanyOfferView | undefined) => {
  const { candidature_id: _id, ...facts } = body
  return offer
    ? client.offers.updateOffer({ body: { ...facts, offer_id: offer.offer_id } })
    : client.offers.saveOffer({ body })
}

/**
 * Form of step 1. A new offer is saved automatically; an existing one is sent as a whole. Both
 * include the company's details.
 */
export function useFactsForm({ about, offer, kept, onSaved }: FactsProps) {
  const isSent = useRef(false)
  const details = useCompanyDetails(about.candidature_id, kept)
  const { request, onFailed, track, show } = useOfferRequest()
  const batch = useApiQuery('offers', 'getOfferBatch', { params: { id: about.candidature_id } })
    .data?.payload
  const draft = `offers/${about.candidature_id}/${offer?.offer_id ?? 'new'}`
  const facts = useContractForm({
    // Validates the batch's limits together with all other fields, using the same function as the
    // server.
    schema: createOfferFactsSchema(batch ?? noLimits),
    values: toInitialFacts(about, offer),
    onFailed,
    ...(offer ? { draft } : {}),
    send: async (body) => {
      await details.save()
      // The autosaved values are part of the offer now, so don't save the draft again when leaving.
      isSent.current = true
      await track(sendFacts(body, offer)).catch((failure: unknown) => {
        isSent.current = false
        throw failure
      })
      onSaved()
    },
  })
  const { state: saved } = useSaving(facts.form, {
    saved: about.draft?.facts ?? {},
    draft,
    isOff: offer !== undefined,
    // Invalid values are left out until they are corrected; the form shows their errors.
    check: (values) => ({ valid: pickValidFacts(values), errors: {} }),
    save: async ({ values }) => {
      if (!isSent.current) await client.offers.saveOfferIo({ body: pickValidFacts(values) })
      return undefined
    },
    reload: async () => about.draft?.facts ?? {},
    describeError: (_field, message) => message,
  })
  return { ...facts, submit: submitBoth(facts, details), saved, batch, request, show, details }
}

/** Validate both forms before sending anything, so that both show their errors. */
const submitBoth =
  (facts: ReturnType<typeof useContractForm<Facts>>, details: CompanyDetailsForm) =>
  (event?: { preventDefault(): void }): void => {
    event?.preventDefault()
    void details.check().then(async (isFine) => {
      if (isFine) facts.submit()
      else await facts.form.trigger()
    })
  }
