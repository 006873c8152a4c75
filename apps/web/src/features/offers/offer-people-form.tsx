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
import { useContractForm } from '../../platform/forms/forms.ts'
import { t } from '../../platform/i18n/use-texts.ts'
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
  const { form, submit, sending, request, show } = usePeopleForm(about, offer, onSaved)
  const second = useWatch({ control: form.control, name: 'second_supervisor_id' })
  const errors = form.formState.errors
  return (
    <form onSubmit={submit} noValidate>
      <Card
        title={t('offerScreen.step.people')}
        foot={<StepButtons sending={sending} onBack={onBack} />}
      >
        <Stack>
          <RequestNotice request={request} onAgain={submit} onShow={show} />
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
        </Stack>
      </Card>
    </form>
  )
}

/** Returns the supervisor named by the offer, or the plan's supervisor. */
const getFirstSupervisor = (about: OfferApplication, offer: CompanyOfferView): string =>
  offer.supervisor?.member_id ??
  about.plan.supervisor_ids.find((id) => about.people.some((one) => one.member_id === id)) ??
  ''

function usePeopleForm(about: OfferApplication, offer: CompanyOfferView, onSaved: () => void) {
  const first = getFirstSupervisor(about, offer)
  const { request, onFailed, track, show } = useOfferRequest()
  const { form, submit, sending } = useContractForm({
    schema: offerSupervisors,
    onFailed,
    draft: `offers/${offer.offer_id}/people`,
    values: {
      offer_id: offer.offer_id,
      supervisor_id: first,
      supervisor_linkedin: offer.supervisor?.linkedin ?? findLinkedIn(about, first),
      second_supervisor_id: offer.second_supervisor?.member_id ?? null,
      second_supervisor_linkedin: offer.second_supervisor?.linkedin ?? '',
    },
    send: (body) => track(client.offers.saveOfferSupervisors({ body })).then(onSaved),
  })
  return { form, submit, sending, request, show }
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

const toPeopleOptions = (about: OfferApplication) =>
  about.people.map((one) => ({ value: one.member_id, label: one.name }))

const findLinkedIn = (about: OfferApplication, id: string | null) =>
  about.people.find((one) => one.member_id === id)?.linkedin ?? ''

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
