import type { CompanyOfferView, OfferApplication } from '@fledge/contract/offers/schema.ts'
import { createOfferFactsSchema, offerIo } from '@fledge/contract/offers/offer-form.ts'
import { noLimits } from '@fledge/contract/offers/validate-offer-facts.ts'
import { useRef } from 'react'
import type { z } from 'zod'
import { client } from '../../platform/http/client.ts'
import { useContractForm, type ContractForm } from '../../platform/forms/forms.ts'
import { useEditForm } from '../../platform/forms/use-edit-form.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useSaving } from '../../platform/forms/use-saved-form.ts'
import type { StoredCompanyDetails } from '../../shared/company-details-fields.tsx'
import { type StepDetails, useStepDetails } from './company-details.tsx'
import { pickOffer, toSavedFacts } from './offer-values.ts'
import { useOfferRequest } from './use-offer-request.ts'

type Facts = ReturnType<typeof createOfferFactsSchema>
type Values = z.input<Facts>
export interface FactsProps {
  readonly about: OfferApplication
  /** The company's details of the candidature, part of this step. */
  readonly companyDetails: StoredCompanyDetails
  readonly onSaved: () => void
}

export type FactsForm = ContractForm<Facts>['form']

/** Returns the initial values of a new offer: its draft, or defaults from plan and intern. */
function toInitialFacts(about: OfferApplication): Partial<Values> {
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
    answer_days: about.answer_days,
  }
  const draftFacts =
    offerIo.safeParse({ ...about.draft?.facts, candidature_id: about.candidature_id }).data ?? {}
  return { candidature_id: about.candidature_id, ...fresh, ...draftFacts }
}

/** Returns the values that are valid so far; others are sent once they are. */
function pickValidFacts(values: Partial<Values>): z.input<typeof offerIo> {
  const shape: Readonly<Record<string, z.ZodType>> = offerIo.shape
  const good = Object.entries(values).filter(
    ([name, value]) => value !== undefined && shape[name]?.safeParse(value).success,
  )
  return { candidature_id: values.candidature_id ?? '', ...Object.fromEntries(good) }
}

/** What both kinds of step 1 share: the company's details, the request's state and the limits. */
function useFactsStep({ about, companyDetails }: Pick<FactsProps, 'about' | 'companyDetails'>) {
  const details = useStepDetails(about.candidature_id, companyDetails)
  const step = useOfferRequest()
  const batch = useApiQuery('offers', 'getOfferBatch', { params: { id: about.candidature_id } })
    .data?.payload
  // Validates the batch's limits together with all other fields, using the same function as the
  // server.
  return { ...step, details, batch, schema: createOfferFactsSchema(batch ?? noLimits) }
}

/** Form of step 1 of a new offer, saved automatically. It includes the company's details. */
export function useNewFacts({ about, companyDetails, onSaved }: FactsProps) {
  const isSent = useRef(false)
  const { schema, onFailed, track, ...step } = useFactsStep({ about, companyDetails })
  const facts = useContractForm({
    schema,
    values: toInitialFacts(about),
    onFailed,
    send: async (body) => {
      await step.details.save()
      // The autosaved values are part of the offer now, so don't save the draft again when leaving.
      isSent.current = true
      await track(client.offers.saveOffer({ body })).catch((failure: unknown) => {
        isSent.current = false
        throw failure
      })
      onSaved()
    },
  })
  const { state: saved } = useSaving(facts.form, {
    saved: about.draft?.facts ?? {},
    draft: `offers/${about.candidature_id}/new`,
    // Invalid values are left out until they are corrected; the form shows their errors.
    check: (values) => ({ valid: pickValidFacts(values), errors: {} }),
    save: async ({ values }) => {
      if (!isSent.current) await client.offers.saveOfferIo({ body: pickValidFacts(values) })
      return undefined
    },
    reload: async () => about.draft?.facts ?? {},
    describeError: (_field, message) => message,
  })
  return { ...facts, ...step, submit: submitBoth(facts, step.details), saved }
}

interface SavedFactsProps extends FactsProps {
  readonly offer: CompanyOfferView
}

/** Form of step 1 of a saved offer, which colleagues may edit at the same time. */
export function useSavedFacts({ about, offer, companyDetails, onSaved }: SavedFactsProps) {
  const { schema, onFailed, track, ...step } = useFactsStep({ about, companyDetails })
  const { candidature_id, offer_id } = offer
  const facts = useEditForm({
    schema,
    initial: { candidature_id, ...toSavedFacts(offer) },
    saved: toSavedFacts(offer),
    draft: `offers/${candidature_id}/${offer_id}`,
    onFailed,
    save: async ({ candidature_id: _id, ...body }, base) => {
      await step.details.save()
      await track(client.offers.updateOffer({ body: { ...body, offer_id, base } }))
    },
    reload: async () => {
      const params = { id: candidature_id }
      const { payload } = await client.offers.listCandidatureOffers({ params })
      return toSavedFacts(pickOffer(payload, offer))
    },
    onSaved,
  })
  return { ...facts, ...step, submit: submitBoth(facts, step.details) }
}

/** Validate both forms before sending anything, so that both show their errors. */
const submitBoth =
  (facts: ContractForm<Facts>, details: StepDetails) =>
  (event?: { preventDefault(): void }): void => {
    event?.preventDefault()
    void details.check().then(async (isFine) => {
      if (isFine) facts.submit()
      else await facts.form.trigger()
    })
  }
