import { planHours, planOpenings, planWeeks } from '@fledge/domain/plans/rules.ts'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField, SuggestField } from '@fledge/ui/select-fields.tsx'
import { Controller, useWatch } from 'react-hook-form'
import { useNow } from '../../platform/clock.ts'
import { PickMany, PickOne } from '../../platform/pick-fields.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import { PickColleagues, PickProjects } from './own-options.tsx'
import type { PlanForm } from './plan-form.ts'
import { StipendFields } from './stipend-fields.tsx'
import { monthOptions } from './plan-words.ts'

interface PageProps {
  readonly form: PlanForm
}

// As the contract takes it.
const nameLimit = 150
const numberOf = (value: unknown) =>
  value === '' || value === null || value === undefined ? null : Number(value)
const counted = (limit: number) => ({
  limit,
  says: (used: number) => t('common.charsLeft', { used, limit }),
})
const fieldQuery = (id: number | null | undefined): Readonly<Record<string, string>> =>
  id ? { career_field_id: String(id) } : {}

/** Written freely; roles that interns look for are offered on the way. */
function NameField({ form: { control } }: PageProps) {
  const words = (useWatch({ control, name: 'name' }) ?? '').trim().slice(0, 100)
  const roles = useAnswer(
    'lookups',
    'listInternRoles',
    { query: words ? { search: words } : {} },
    { keep: true, staleTime: 3_600_000 },
  )
  return (
    <Controller
      control={control}
      name="name"
      render={({ field, fieldState }) => (
        <SuggestField
          label={t('plans.field.name')}
          hint={t('plans.field.nameHint')}
          maxLength={nameLimit}
          count={t('common.charsLeft', { used: (field.value ?? '').length, limit: nameLimit })}
          suggestions={(roles.data?.payload ?? []).map((role) => role.name)}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          value={field.value ?? ''}
          onChange={field.onChange}
        />
      )}
    />
  )
}

/** Title and field. */
export function RolePage({ form }: PageProps) {
  const { control } = form
  const field = useWatch({ control, name: 'career_field_id' })
  return (
    <Stack>
      <NameField form={form} />
      <PickOne
        control={control}
        name="career_field_id"
        list="careerField"
        label={t('plans.field.careerField')}
      />
      <PickMany
        control={control}
        name="specialisation_ids"
        list="specialisation"
        query={fieldQuery(field)}
        limit={20}
        label={t('plans.field.specialisations')}
        optional={t('common.optional')}
      />
    </Stack>
  )
}

/** What is done, and what is asked for. */
export function WorkPage({
  form: {
    control,
    register,
    formState: { errors },
  },
}: PageProps) {
  const field = useWatch({ control, name: 'career_field_id' })
  return (
    <Stack>
      <TextArea
        label={t('plans.field.description')}
        rows={5}
        {...counted(5000)}
        {...register('description')}
        error={errors.description?.message}
      />
      <TextArea
        label={t('plans.field.responsibilities')}
        hint={t('plans.field.responsibilitiesHint')}
        optional={t('common.optional')}
        rows={4}
        {...counted(5000)}
        {...register('responsibilities')}
        error={errors.responsibilities?.message}
      />
      <PickMany
        control={control}
        name="skill_ids"
        list="skill"
        query={fieldQuery(field)}
        limit={20}
        label={t('plans.field.skills')}
        hint={t('plans.field.skillsHint')}
      />
      <PickMany
        control={control}
        name="project_type_ids"
        list="projectType"
        query={fieldQuery(field)}
        limit={20}
        label={t('plans.field.projectTypes')}
        optional={t('common.optional')}
      />
      <PickProjects control={control} />
    </Stack>
  )
}

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
          onChange={(value) => field.onChange(numberOf(value))}
        />
      )}
    />
  )
}

/** Start, length, hours, place. */
export function TimePage({ form }: PageProps) {
  const {
    control,
    register,
    formState: { errors },
  } = form
  const [now, zone] = [useNow(), useZone()]
  return (
    <Stack>
      <FieldGrid>
        <Controller
          control={control}
          name="start_month"
          render={({ field, fieldState }) => (
            <SelectField
              label={t('plans.field.start')}
              options={monthOptions(now, zone, field.value ?? null)}
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
        <TextField
          label={t('plans.field.hours')}
          hint={t('plans.field.hoursHint')}
          inputMode="numeric"
          type="number"
          min={planHours.min}
          max={planHours.max}
          {...register('hours_a_week', { setValueAs: numberOf })}
          error={errors.hours_a_week?.message}
        />
        <WeeksField form={form} name="duration_min" label={t('plans.field.min')} />
        <WeeksField form={form} name="duration_max" label={t('plans.field.max')} />
      </FieldGrid>
      <Checkbox label={t('plans.field.flexible')} {...register('start_flexible')} />
      <PlaceFields form={form} />
      <PickOne
        control={control}
        name="time_zone"
        list="zone"
        label={t('plans.field.zone')}
        hint={t('plans.field.zoneHint')}
      />
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
    </Stack>
  )
}

const placeValues = ['REMOTE', 'HYBRID', 'ON_SITE'] as const

function PlaceFields({
  form: {
    control,
    register,
    formState: { errors },
  },
}: PageProps) {
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
      {place === 'ON_SITE' || place === 'HYBRID' ? (
        <FieldGrid>
          <PickOne
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
      ) : null}
    </>
  )
}

/** Openings, supervisors, stipend. */
export function PeoplePage({ form }: PageProps) {
  const {
    control,
    register,
    formState: { errors },
  } = form
  return (
    <Stack>
      <FieldGrid>
        <TextField
          label={t('plans.field.openings')}
          hint={t('plans.field.openingsHint')}
          inputMode="numeric"
          type="number"
          min={planOpenings.min}
          max={planOpenings.max}
          {...register('openings', { setValueAs: numberOf })}
          error={errors.openings?.message}
        />
      </FieldGrid>
      <PickColleagues control={control} />
      <StipendFields form={form} />
    </Stack>
  )
}
