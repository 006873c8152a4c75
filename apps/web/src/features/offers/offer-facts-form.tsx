import type { CompanyOffer, OfferApplication } from '@fledge/contract/offers/schema.ts'
import { offerFactsWithin, offerIo, places } from '@fledge/contract/offers/schema.ts'
import { weekCount } from '@fledge/domain/internships/rules.ts'
import { noLimits } from '@fledge/contract/offers/step1.ts'
import { offerDeadline } from '@fledge/domain/offers/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { DateField, TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { MultiSelectField } from '@fledge/ui/select-fields.tsx'
import { useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { client, type Payload } from '../../platform/client.ts'
import { useAutosave, useContractForm } from '../../platform/forms.ts'
import { useAnswer } from '../../platform/query.ts'
import { SavedWords } from '../../platform/saved-words.tsx'
import { say, t } from '../../platform/use-texts.ts'
import { Stipend } from './offer-stipend.tsx'
import { RequestNotice } from './request-notice.tsx'
import { useOfferRequest } from './use-offer-request.ts'
import { sayDay } from './offer-words.ts'

type Facts = ReturnType<typeof offerFactsWithin>
type Values = z.input<Facts>
interface FactsProps {
  readonly about: OfferApplication
  readonly offer: CompanyOffer | undefined
  readonly onSaved: () => void
}

/** What the form starts from: the offer, the kept draft, or what plan and intern say, within the batch. */
function startOf(about: OfferApplication, offer: CompanyOffer | undefined): Partial<Values> {
  const { plan } = about
  const fresh = {
    role: about.plan_name, ...about.suggested, ...(plan.hours_a_week ? { hours_a_week: plan.hours_a_week } : {}), ...(plan.place ? { place: plan.place } : {}), city: plan.city,
    project_ids: plan.project_ids, is_paid: plan.stipend_amount !== null, stipend_amount: plan.stipend_amount, stipend_currency: plan.stipend_currency ?? 'EUR', note: '', answer_days: offerDeadline.usual,
  }
  const kept = offerIo.safeParse({ ...about.draft?.facts, candidature_id: about.candidature_id }).data ?? {}
  const said = offer && {
    role: offer.role, starts_on: offer.starts_on, ends_on: offer.ends_on, hours_a_week: offer.hours_a_week, place: offer.place, city: offer.city, project_ids: offer.projects.map((one) => one.id),
    is_paid: offer.stipend_amount !== null, stipend_amount: offer.stipend_amount, stipend_currency: offer.stipend_currency ?? 'EUR', note: offer.note, answer_days: offer.answer_days,
  }
  return { candidature_id: about.candidature_id, ...(said ?? { ...fresh, ...kept }) }
}

/** What of the values has the right shape so far; the rest waits until it has. */
function soFar(values: Partial<Values>): z.input<typeof offerIo> {
  const shape: Readonly<Record<string, z.ZodType>> = offerIo.shape
  const good = Object.entries(values).filter(([name, value]) => value !== undefined && shape[name]?.safeParse(value).success)
  return { candidature_id: values.candidature_id ?? '', ...Object.fromEntries(good) }
}

/** Step 1: the opportunity facts, saved as one writes. */
export function OfferFactsForm({ about, offer, onSaved }: FactsProps) {
  const isSent = useRef(false)
  const { request, onFailed, track, show } = useOfferRequest()
  const batch = useAnswer('offers', 'getOfferBatch', { params: { id: about.candidature_id } }).data?.payload
  const draft = `offers/${about.candidature_id}/${offer?.offer_id ?? 'new'}`
  const { form, submit, sending } = useContractForm({
    // What the batch asks for is named with everything else, by the function that the server asks too.
    schema: offerFactsWithin(batch ?? noLimits), values: startOf(about, offer), onFailed, ...(offer ? { draft } : {}),
    send: async (body) => {
      const { candidature_id: _id, ...facts } = body
      // What the step kept by itself is in the offer now: a draft that would still be saved on leaving is not.
      isSent.current = true
      const sent = offer ? client.offers.updateOffer({ body: { ...facts, offer_id: offer.offer_id } }) : client.offers.saveOffer({ body })
      await track(sent).catch((failure: unknown) => {
        isSent.current = false
        throw failure
      })
      onSaved()
    },
  })
  const saved = useAutosave({ form, name: draft, off: offer !== undefined, save: async (values) => (isSent.current ? undefined : client.offers.saveOfferIo({ body: soFar(values) })) })
  const errors = form.formState.errors
  return (
    <form onSubmit={submit} noValidate>
      <Card title={t('offerScreen.step.facts')} side={<SavedWords state={saved} />} foot={<Group><Button type="submit" tone="primary" busy={sending}>{t('offerScreen.saveGoOn')}</Button></Group>}>
        <Stack>
          <RequestNotice request={request} onAgain={submit} onShow={show} />
          {batch ? <BatchWords batch={batch} /> : null}
          <TextField label={t('offerScreen.role')} {...form.register('role')} error={errors.role?.message} />
          <FieldGrid>
            <DateField label={t('offerScreen.starts')} {...form.register('starts_on', { deps: form.formState.isSubmitted ? ['ends_on'] : [] })} error={errors.starts_on?.message} />
            <DateField label={t('offerScreen.ends')} hint={<Weeks control={form.control} />} {...form.register('ends_on')} error={errors.ends_on?.message} />
          </FieldGrid>
          <FieldGrid>
            <TextField label={t('offerScreen.hours')} inputMode="numeric" {...form.register('hours_a_week', { setValueAs: numberOf })} error={errors.hours_a_week?.message} />
            <TextField label={t('offerScreen.answerDays')} hint={t('offerScreen.answerHint')} inputMode="numeric" {...form.register('answer_days', { setValueAs: numberOf })} error={errors.answer_days?.message} />
          </FieldGrid>
          <PlaceAndPay form={form} about={about} />
          <TextArea label={t('offerScreen.note')} hint={t('offerScreen.noteHint')} optional={t('common.optional')} rows={6} limit={3000} says={(used) => t('common.charsLeft', { used, limit: 3000 })} {...form.register('note')} error={errors.note?.message} />
        </Stack>
      </Card>
    </form>
  )
}

const numberOf = (value: unknown) => (value === '' || value === null || Number.isNaN(Number(value)) ? undefined : Number(value))
export type FactsForm = ReturnType<typeof useContractForm<Facts>>['form']

function Weeks({ control }: { readonly control: FactsForm['control'] }) {
  const [from, to] = useWatch({ control, name: ['starts_on', 'ends_on'] })
  return from && to && to > from ? t('offerScreen.weeks', { count: weekCount(from, to) }) : null
}

function BatchWords({ batch }: { readonly batch: Payload<'offers', 'getOfferBatch'> }) {
  const open = t('offerScreen.open')
  return (
    <p style={{ color: 'var(--dim)' }}>
      {t('offerScreen.batch', { name: batch.name, from: batch.programme_start ? sayDay(batch.programme_start) : open, to: batch.programme_end ? sayDay(batch.programme_end) : open, min: batch.weeks_min, max: batch.weeks_max })}{' '}
      {t('offerScreen.left', { count: batch.offers_left })} {t('offerScreen.openings', { count: batch.openings_left })}
    </p>
  )
}

function PlaceAndPay({ form, about }: { readonly form: FactsForm; readonly about: OfferApplication }) {
  const place = useWatch({ control: form.control, name: 'place' })
  const errors = form.formState.errors
  return (
    <>
      <Controller control={form.control} name="place" render={({ field, fieldState }) => <RadioCards inRow label={t('offerScreen.place')} choices={places.map((value) => ({ value, label: say(`offers.place.${value}`) }))} value={field.value ?? null} onChange={field.onChange} name={field.name} ref={field.ref} error={fieldState.error?.message} />} />
      {place && place !== places[0] ? <TextField label={t('offerScreen.city')} {...form.register('city')} error={errors.city?.message} /> : null}
      {about.projects.length > 0 ? <Controller control={form.control} name="project_ids" render={({ field, fieldState }) => <MultiSelectField label={t('offerScreen.projects')} optional={t('common.optional')} options={about.projects.map((one) => ({ value: one.id, label: one.name }))} nothingFound={t('common.nothingFound')} value={field.value ?? []} onChange={field.onChange} name={field.name} onBlur={field.onBlur} ref={field.ref} error={fieldState.error?.message} />} /> : null}
      <Stipend form={form} />
    </>
  )
}
