import type { CompanyOfferView, OfferApplication } from '@fledge/contract/offers/schema.ts'
import { offerSupervisors } from '@fledge/contract/offers/offer-form.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { Controller, useWatch } from 'react-hook-form'
import { client } from '../../platform/http/client.ts'
import { ConflictCard } from '../../platform/forms/conflict-card.tsx'
import { useEditForm } from '../../platform/forms/use-edit-form.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { describePeople, pickOffer, toSavedPeople } from './offer-values.ts'
import { RequestNotice } from './request-notice.tsx'
import { useOfferRequest } from './use-offer-request.ts'

interface PeopleProps {
  readonly about: OfferApplication
  readonly offer: CompanyOfferView
  readonly onSaved: () => void
  readonly onBack: () => void
}

/**
 * Step 2: one or two supervisors, each with a LinkedIn page, prefilled from the member's profile.
 */
export function OfferPeopleForm({ about, offer, onSaved, onBack }: PeopleProps) {
  const { form, submit, sending, request, show, conflicts, decide } = usePeopleForm(
    about,
    offer,
    onSaved,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Card
        title={t('offerScreen.step.people')}
        foot={<StepButtons sending={sending} onBack={onBack} />}
      >
        <Stack>
          <RequestNotice request={request} onAgain={submit} onShow={show} />
          <ConflictCard
            isBare
            conflicts={conflicts}
            onDecide={decide}
            read={(field) => Reflect.get(form.getValues(), field)}
            describe={describePeople(about.people)}
          />
          <PeopleFields form={form} about={about} />
        </Stack>
      </Card>
    </form>
  )
}

/** Returns the supervisor named by the offer, or the plan's supervisor. */
const getFirstSupervisor = (about: OfferApplication, offer: CompanyOfferView): string =>
  offer.supervisor?.member_id ??
  about.plan.supervisor_ids.find((id) => about.people.some((person) => person.member_id === id)) ??
  ''

function usePeopleForm(about: OfferApplication, offer: CompanyOfferView, onSaved: () => void) {
  const first = getFirstSupervisor(about, offer)
  const { request, onFailed, track, show } = useOfferRequest()
  const edit = useEditForm({
    schema: offerSupervisors,
    onFailed,
    draft: `offers/${offer.offer_id}/people`,
    initial: {
      ...toSavedPeople(offer),
      offer_id: offer.offer_id,
      supervisor_id: first,
      supervisor_linkedin: offer.supervisor?.linkedin ?? findLinkedIn(about, first),
    },
    saved: toSavedPeople(offer),
    save: (body, base) => track(client.offers.saveOfferSupervisors({ body: { ...body, base } })),
    reload: async () => {
      const params = { id: offer.candidature_id }
      const { payload } = await client.offers.listCandidatureOffers({ params })
      return toSavedPeople(pickOffer(payload, offer))
    },
    onSaved,
  })
  return { ...edit, request, show }
}

interface StepButtonsProps {
  readonly sending: boolean
  readonly onBack: () => void
}

function StepButtons({ sending, onBack }: StepButtonsProps) {
  return (
    <Group>
      <Button onClick={onBack}>{t('common.btn.back')}</Button>
      <Button type="submit" tone="primary" busy={sending}>
        {t('offerScreen.saveGoOn')}
      </Button>
    </Group>
  )
}

interface FieldProps {
  readonly form: ReturnType<typeof usePeopleForm>['form']
  readonly about: OfferApplication
}

function PeopleFields({ form, about }: FieldProps) {
  const second = useWatch({ control: form.control, name: 'second_supervisor_id' })
  const { errors } = form.formState
  return (
    <>
      <FieldGrid>
        <SupervisorField form={form} about={about} />
        <TextField
          label={t('offerScreen.linkedin')}
          hint={t('offerScreen.linkedinHint')}
          {...form.register('supervisor_linkedin')}
          error={errors.supervisor_linkedin?.message}
        />
      </FieldGrid>
      <FieldGrid>
        <SecondSupervisorField form={form} about={about} />
        {second ? (
          <TextField
            label={t('offerScreen.linkedin')}
            {...form.register('second_supervisor_linkedin')}
            error={errors.second_supervisor_linkedin?.message}
          />
        ) : null}
      </FieldGrid>
    </>
  )
}

const toPeopleOptions = (about: OfferApplication) =>
  about.people.map((person) => ({ value: person.member_id, label: person.name }))

const findLinkedIn = (about: OfferApplication, id: string | null) =>
  about.people.find((person) => person.member_id === id)?.linkedin ?? ''

function SupervisorField({ form, about }: FieldProps) {
  return (
    <Controller
      control={form.control}
      name="supervisor_id"
      render={({ field, fieldState }) => (
        <SelectField
          label={t('offerScreen.supervisor')}
          options={toPeopleOptions(about)}
          nothingFound={t('common.nothingFound')}
          placeholder={t('common.choose')}
          value={field.value || null}
          name={field.name}
          onBlur={field.onBlur}
          ref={field.ref}
          error={fieldState.error?.message}
          onChange={(value) => {
            field.onChange(value ?? '')
            const linkedin = findLinkedIn(about, value)
            if (linkedin) form.setValue('supervisor_linkedin', linkedin, { shouldValidate: true })
          }}
        />
      )}
    />
  )
}

function SecondSupervisorField({ form, about }: FieldProps) {
  return (
    <Controller
      control={form.control}
      name="second_supervisor_id"
      render={({ field, fieldState }) => (
        <SelectField
          label={t('offerScreen.second')}
          optional={t('common.optional')}
          clearLabel={t('common.clear')}
          options={[{ value: '', label: t('offerScreen.nobody') }, ...toPeopleOptions(about)]}
          nothingFound={t('common.nothingFound')}
          value={field.value ?? ''}
          name={field.name}
          onBlur={field.onBlur}
          ref={field.ref}
          error={fieldState.error?.message}
          onChange={(value) => {
            field.onChange(value || null)
            form.setValue('second_supervisor_linkedin', findLinkedIn(about, value))
          }}
        />
      )}
    />
  )
}
