import { planHours, planWeeks } from '@fledge/domain/plans/rules.ts'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { Controller, useWatch } from 'react-hook-form'
import { LookupSelect } from '../../platform/forms/pick-fields.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { toNumberField, type PageProps } from './plan-form.ts'
import { toMonthOptions } from './format-plan.ts'

const weekOptions = Array.from({ length: planWeeks.max - planWeeks.min + 1 }, (_, index) =>
  String(planWeeks.min + index),
)

function WeeksField({
  form: { control },
  name,
  label,
}: PageProps & { readonly name: 'duration_min' | 'duration_max'; readonly label: string }) {
  const options = weekOptions.map((value) => ({
    value,
    label: t('plans.weeksSame', { count: Number(value) }),
  }))
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <SelectField
          label={label}
          options={options}
          placeholder={t('common.choose')}
          nothingFound={t('common.nothingFound')}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          value={field.value ? String(field.value) : null}
          onChange={(value) => field.onChange(toNumberField(value))}
        />
      )}
    />
  )
}

function StartField({ form: { control } }: PageProps) {
  const months = useApiQuery(
    'batches',
    'listStartMonths',
    { query: { for: 'plan' } },
    { staleTime: 60_000 },
  )
  return (
    <Controller
      control={control}
      name="start_month"
      render={({ field, fieldState }) => (
        <SelectField
          label={t('plans.field.start')}
          options={toMonthOptions(months.data?.payload ?? [], field.value ?? null)}
          placeholder={t('common.choose')}
          nothingFound={t('common.nothingFound')}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          value={field.value ?? null}
          onChange={field.onChange}
        />
      )}
    />
  )
}

/** Start, duration, hours and location. */
export function TimePage({ form }: PageProps) {
  const {
    control,
    register,
    formState: { errors },
  } = form
  return (
    <Stack>
      <FieldGrid>
        <StartField form={form} />
        <TextField
          label={t('plans.field.hours')}
          hint={t('plans.field.hoursHint')}
          inputMode="numeric"
          type="number"
          min={planHours.min}
          max={planHours.max}
          {...register('hours_a_week', { setValueAs: toNumberField })}
          error={errors.hours_a_week?.message}
        />
        <WeeksField form={form} name="duration_min" label={t('plans.field.min')} />
        <WeeksField form={form} name="duration_max" label={t('plans.field.max')} />
      </FieldGrid>
      <Checkbox label={t('plans.field.flexible')} {...register('start_flexible')} />
      <PlaceFields form={form} />
      <LookupSelect
        control={control}
        name="time_zone"
        list="zone"
        label={t('plans.field.zone')}
        hint={t('plans.field.zoneHint')}
      />
      <WorkingHours form={form} />
    </Stack>
  )
}

function WorkingHours({
  form: {
    register,
    formState: { errors },
  },
}: PageProps) {
  return (
    <FieldGrid>
      <TextField
        label={t('plans.field.from')}
        type="time"
        step={900}
        {...register('working_from')}
        error={errors.working_from?.message}
      />
      <TextField
        label={t('plans.field.to')}
        type="time"
        step={900}
        {...register('working_to')}
        error={errors.working_to?.message}
      />
    </FieldGrid>
  )
}

const placeValues = ['REMOTE', 'HYBRID', 'ON_SITE'] as const

function PlaceFields({ form }: PageProps) {
  const { control } = form
  const place = useWatch({ control, name: 'place' })
  return (
    <>
      <Controller
        control={control}
        name="place"
        render={({ field }) => (
          <RadioCards
            inRow
            label={t('plans.field.place')}
            name={field.name}
            value={field.value ?? null}
            onChange={field.onChange}
            choices={placeValues.map((value) => ({
              value,
              label: t(`plans.place.${value}`),
              hint: t(`plans.field.place.${value}`),
            }))}
          />
        )}
      />
      {place === 'ON_SITE' || place === 'HYBRID' ? <CityFields form={form} /> : null}
    </>
  )
}

function CityFields({
  form: {
    control,
    register,
    formState: { errors },
  },
}: PageProps) {
  return (
    <FieldGrid>
      <LookupSelect
        control={control}
        name="country_id"
        list="country"
        label={t('plans.field.country')}
        optional={t('common.optional')}
      />
      <TextField
        label={t('plans.field.city')}
        optional={t('common.optional')}
        {...register('city')}
        error={errors.city?.message}
      />
    </FieldGrid>
  )
}
