import type { CompanyOfferView, OfferApplication } from '@fledge/contract/offers/schema.ts'
import { workPlaces } from '@fledge/contract/offers/schema.ts'
import { countWeeks } from '@fledge/domain/internships/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { DateField, TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { MultiSelectField } from '@fledge/ui/select-fields.tsx'
import type { ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { ConflictCard } from '../../platform/forms/conflict-card.tsx'
import { renderDayHint } from '../../platform/forms/day-hint.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { AutosaveStatus } from '../../platform/forms/autosave-status.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { CompanyDetailsSection } from './company-details.tsx'
import { Stipend } from './offer-stipend.tsx'
import { RequestNotice } from './request-notice.tsx'
import { formatOfferDay } from './format-offer.ts'
import { describeFact } from './offer-values.ts'
import { type FactsForm, type FactsProps, useNewFacts, useSavedFacts } from './use-facts-form.ts'

interface OfferFactsFormProps extends FactsProps {
  /** The offer to edit, or undefined for a new one. */
  readonly offer: CompanyOfferView | undefined
}

/** Step 1: facts of the internship. */
export const OfferFactsForm = ({ offer, ...props }: OfferFactsFormProps) =>
  offer ? <SavedFacts offer={offer} {...props} /> : <NewFacts {...props} />

function NewFacts(props: FactsProps) {
  const { saved, ...step } = useNewFacts(props)
  return <FactsCard about={props.about} side={<AutosaveStatus state={saved} />} {...step} />
}

function SavedFacts(props: FactsProps & { readonly offer: CompanyOfferView }) {
  const { conflicts, decide, ...step } = useSavedFacts(props)
  const { form } = step
  return (
    <FactsCard about={props.about} {...step}>
      <ConflictCard
        isBare
        conflicts={conflicts}
        onDecide={decide}
        read={(field) => Reflect.get(form.getValues(), field)}
        describe={describeFact(form.getValues('stipend_currency'))}
      />
    </FactsCard>
  )
}

interface FactsCardProps extends Omit<ReturnType<typeof useNewFacts>, 'saved' | 'forget'> {
  readonly about: OfferApplication
  readonly side?: ReactNode
  /** What is shown above the fields. */
  readonly children?: ReactNode
}

function FactsCard({ about, side, children, ...step }: FactsCardProps) {
  const { form, submit, sending, batch, request, show, details } = step
  const fields = registerFields(form)
  const errors = form.formState.errors
  return (
    <form onSubmit={submit} noValidate>
      <Card
        title={t('offerScreen.step.facts')}
        side={side}
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
          {children}
          {batch ? <BatchHint batch={batch} /> : null}
          <TextField label={t('offerScreen.role')} {...fields.role} error={errors.role?.message} />
          <DaysFields form={form} fields={fields} batch={batch} />
          <NumberFields form={form} fields={fields} about={about} />
          <PlaceAndPay form={form} about={about} />
          <NoteField fields={fields} error={errors.note?.message} />
          <CompanyDetailsSection step={details} />
        </Stack>
      </Card>
    </form>
  )
}

/**
 * Registers all text fields in one place: the first error in order of registration gets the focus.
 */
const registerFields = (form: FactsForm) => ({
  role: form.register('role'),
  startsOn: form.register('starts_on', { deps: form.formState.isSubmitted ? ['ends_on'] : [] }),
  endsOn: form.register('ends_on'),
  hours: form.register('hours_a_week', { setValueAs: toNumber }),
  answerDays: form.register('answer_days', { setValueAs: toNumber }),
  note: form.register('note'),
})

const toNumber = (value: unknown) =>
  value === '' || value === null || Number.isNaN(Number(value)) ? undefined : Number(value)

interface FieldsProps {
  readonly form: FactsForm
  readonly fields: ReturnType<typeof registerFields>
}

type OfferBatch = Payload<'offers', 'getOfferBatch'>

interface NoteFieldProps extends Pick<FieldsProps, 'fields'> {
  readonly error: string | undefined
}

const NoteField = ({ fields, error }: NoteFieldProps) => (
  <TextArea
    label={t('offerScreen.note')}
    hint={t('offerScreen.noteHint')}
    optional={t('common.optional')}
    rows={6}
    limit={3000}
    formatLength={(used) => t('common.charsLeft', { used, limit: 3000 })}
    {...fields.note}
    error={error}
  />
)

/**
 * Returns the possible start dates: not before the batch or today, and not after placement closes.
 */
function getStartRange(batch: OfferBatch | undefined) {
  const from = [batch?.programme_start ?? '', batch?.today ?? ''].toSorted().at(-1) ?? ''
  return { from, to: batch?.placement_deadline ?? '' }
}

function DaysFields({
  form,
  fields,
  batch,
}: FieldsProps & { readonly batch: OfferBatch | undefined }) {
  const errors = form.formState.errors
  const { from, to } = getStartRange(batch)
  const [startsOn, endsOn] = useWatch({ control: form.control, name: ['starts_on', 'ends_on'] })
  const weeks =
    startsOn && endsOn && endsOn > startsOn
      ? t('offerScreen.weeks', { count: countWeeks(startsOn, endsOn) })
      : undefined
  return (
    <FieldGrid>
      <DateField
        label={t('offerScreen.starts')}
        min={from || undefined}
        max={to || undefined}
        hint={renderDayHint(
          startsOn,
          from && to && from <= to
            ? t('offers.dates.between', { from: formatOfferDay(from), to: formatOfferDay(to) })
            : undefined,
        )}
        {...fields.startsOn}
        error={errors.starts_on?.message}
      />
      <DateField
        label={t('offerScreen.ends')}
        hint={renderDayHint(endsOn, weeks)}
        min={from || undefined}
        max={batch?.programme_end ?? undefined}
        {...fields.endsOn}
        error={errors.ends_on?.message}
      />
    </FieldGrid>
  )
}

/**
 * Returns the hours required by the plan and offered by the intern, or null if either is unknown.
 */
function formatHoursHint({ plan, hours_a_week: intern }: OfferApplication): string | null {
  return plan.hours_a_week === null || intern === null
    ? null
    : t('offerScreen.hoursWished', { plan: plan.hours_a_week, intern })
}

function NumberFields({ form, fields, about }: FieldsProps & { readonly about: OfferApplication }) {
  const wished = formatHoursHint(about)
  const errors = form.formState.errors
  return (
    <FieldGrid>
      <TextField
        label={t('offerScreen.hours')}
        {...(wished ? { hint: wished } : {})}
        inputMode="numeric"
        {...fields.hours}
        error={errors.hours_a_week?.message}
      />
      <TextField
        label={t('offerScreen.answerDays')}
        hint={t('offerScreen.answerHint')}
        inputMode="numeric"
        {...fields.answerDays}
        error={errors.answer_days?.message}
      />
    </FieldGrid>
  )
}

function BatchHint({ batch }: { readonly batch: OfferBatch }) {
  const open = t('offerScreen.open')
  return (
    <p style={{ color: 'var(--dim)' }}>
      {t('offerScreen.batch', {
        name: batch.name,
        from: batch.programme_start ? formatOfferDay(batch.programme_start) : open,
        to: batch.programme_end ? formatOfferDay(batch.programme_end) : open,
        min: batch.weeks_min,
        max: batch.weeks_max,
      })}{' '}
      {t('offerScreen.left', { count: batch.offers_left })}{' '}
      {t('offerScreen.openings', { count: batch.openings_left })}
    </p>
  )
}

interface PlaceAndPayProps {
  readonly form: FactsForm
  readonly about: OfferApplication
}

function PlaceAndPay({ form, about }: PlaceAndPayProps) {
  const place = useWatch({ control: form.control, name: 'place' })
  const errors = form.formState.errors
  return (
    <>
      <PlaceField form={form} />
      {place && place !== workPlaces[0] ? (
        <TextField
          label={t('offerScreen.city')}
          {...form.register('city')}
          error={errors.city?.message}
        />
      ) : null}
      {about.projects.length > 0 ? <ProjectsField form={form} about={about} /> : null}
      <Stipend form={form} />
    </>
  )
}

function PlaceField({ form }: Pick<PlaceAndPayProps, 'form'>) {
  return (
    <Controller
      control={form.control}
      name="place"
      render={({ field, fieldState }) => (
        <RadioCards
          inRow
          label={t('offerScreen.place')}
          choices={workPlaces.map((value) => ({
            value,
            label: translateKey(`offers.place.${value}`),
          }))}
          value={field.value ?? null}
          onChange={field.onChange}
          name={field.name}
          ref={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

function ProjectsField({ form, about }: PlaceAndPayProps) {
  return (
    <Controller
      control={form.control}
      name="project_ids"
      render={({ field, fieldState }) => (
        <MultiSelectField
          label={t('offerScreen.projects')}
          optional={t('common.optional')}
          options={about.projects.map((project) => ({ value: project.id, label: project.name }))}
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
  )
}
