import type { OfferApplication } from '@fledge/contract/offers/schema.ts'
import { places } from '@fledge/contract/offers/schema.ts'
import { weekCount } from '@fledge/domain/internships/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { DateField, TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { MultiSelectField } from '@fledge/ui/select-fields.tsx'
import { Controller, useWatch } from 'react-hook-form'
import type { Payload } from '../../platform/client.ts'
import { SavedWords } from '../../platform/saved-words.tsx'
import { say, t } from '../../platform/use-texts.ts'
import { Stipend } from './offer-stipend.tsx'
import { RequestNotice } from './request-notice.tsx'
import { sayDay } from './offer-words.ts'
import { type FactsForm, type FactsProps, useFactsForm } from './use-facts-form.ts'

/** Step 1: the opportunity facts, saved as one writes. */
export function OfferFactsForm(props: FactsProps) {
  const { about } = props
  const { form, submit, sending, saved, batch, request, show } = useFactsForm(props)
  const errors = form.formState.errors
  return (
    <form onSubmit={submit} noValidate>
      <Card
        title={t('offerScreen.step.facts')}
        side={<SavedWords state={saved} />}
        foot={
          <Group>
            <Button type="submit" tone="primary" busy={sending}>
              {t('offerScreen.saveGoOn')}
            </Button>
          </Group>
        }
      >
        <Stack>
          <RequestNotice request={request} onAgain={submit} onShow={show} />
          {batch ? <BatchWords batch={batch} /> : null}
          <TextField
            label={t('offerScreen.role')}
            {...form.register('role')}
            error={errors.role?.message}
          />
          <FieldGrid>
            <DateField
              label={t('offerScreen.starts')}
              {...form.register('starts_on', {
                deps: form.formState.isSubmitted ? ['ends_on'] : [],
              })}
              error={errors.starts_on?.message}
            />
            <DateField
              label={t('offerScreen.ends')}
              hint={<Weeks control={form.control} />}
              {...form.register('ends_on')}
              error={errors.ends_on?.message}
            />
          </FieldGrid>
          <FieldGrid>
            <TextField
              label={t('offerScreen.hours')}
              inputMode="numeric"
              {...form.register('hours_a_week', { setValueAs: numberOf })}
              error={errors.hours_a_week?.message}
            />
            <TextField
              label={t('offerScreen.answerDays')}
              hint={t('offerScreen.answerHint')}
              inputMode="numeric"
              {...form.register('answer_days', { setValueAs: numberOf })}
              error={errors.answer_days?.message}
            />
          </FieldGrid>
          <PlaceAndPay form={form} about={about} />
          <TextArea
            label={t('offerScreen.note')}
            hint={t('offerScreen.noteHint')}
            optional={t('common.optional')}
            rows={6}
            limit={3000}
            says={(used) => t('common.charsLeft', { used, limit: 3000 })}
            {...form.register('note')}
            error={errors.note?.message}
          />
        </Stack>
      </Card>
    </form>
  )
}

const numberOf = (value: unknown) =>
  value === '' || value === null || Number.isNaN(Number(value)) ? undefined : Number(value)

function Weeks({ control }: { readonly control: FactsForm['control'] }) {
  const [from, to] = useWatch({ control, name: ['starts_on', 'ends_on'] })
  return from && to && to > from ? t('offerScreen.weeks', { count: weekCount(from, to) }) : null
}

function BatchWords({ batch }: { readonly batch: Payload<'offers', 'getOfferBatch'> }) {
  const open = t('offerScreen.open')
  return (
    <p style={{ color: 'var(--dim)' }}>
      {t('offerScreen.batch', {
        name: batch.name,
        from: batch.programme_start ? sayDay(batch.programme_start) : open,
        to: batch.programme_end ? sayDay(batch.programme_end) : open,
        min: batch.weeks_min,
        max: batch.weeks_max,
      })}{' '}
      {t('offerScreen.left', { count: batch.offers_left })}{' '}
      {t('offerScreen.openings', { count: batch.openings_left })}
    </p>
  )
}

function PlaceAndPay({
  form,
  about,
}: {
  readonly form: FactsForm
  readonly about: OfferApplication
}) {
  const place = useWatch({ control: form.control, name: 'place' })
  const errors = form.formState.errors
  return (
    <>
      <Controller
        control={form.control}
        name="place"
        render={({ field, fieldState }) => (
          <RadioCards
            inRow
            label={t('offerScreen.place')}
            choices={places.map((value) => ({ value, label: say(`offers.place.${value}`) }))}
            value={field.value ?? null}
            onChange={field.onChange}
            name={field.name}
            ref={field.ref}
            error={fieldState.error?.message}
          />
        )}
      />
      {place && place !== places[0] ? (
        <TextField
          label={t('offerScreen.city')}
          {...form.register('city')}
          error={errors.city?.message}
        />
      ) : null}
      {about.projects.length > 0 ? (
        <Controller
          control={form.control}
          name="project_ids"
          render={({ field, fieldState }) => (
            <MultiSelectField
              label={t('offerScreen.projects')}
              optional={t('common.optional')}
              options={about.projects.map((one) => ({ value: one.id, label: one.name }))}
              nothingFound={t('common.nothingFound')}
              value={field.value ?? []}
              onChange={field.onChange}
              name={field.name}
              onBlur={field.onBlur}
              ref={field.ref}
              error={fieldState.error?.message}
            />
          )}
        />
      ) : null}
      <Stipend form={form} />
    </>
  )
}
