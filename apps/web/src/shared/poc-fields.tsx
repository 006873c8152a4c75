import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { SuggestField } from '@fledge/ui/select-fields.tsx'
import type { ComponentProps } from 'react'
import {
  Controller,
  useWatch,
  type Control,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { LookupSelect } from '../platform/forms/pick-fields.tsx'
import { useApiQuery } from '../platform/query/query.ts'
import { t } from '../platform/i18n/use-texts.ts'

interface PocFieldsProps<V extends FieldValues, O> {
  readonly form: UseFormReturn<V, unknown, O>
}

// Every form with these fields has them under these names, because the schemas share `pocShape`.
const toFieldPath = <V extends FieldValues>(name: string) => name as Path<V>

/** Name, role, LinkedIn and time zone of a point of contact. */
export function PocFields<V extends FieldValues, O>({ form }: PocFieldsProps<V, O>) {
  const { control } = form
  return (
    <>
      <NameFields form={form} />
      <LookupSelect
        control={control}
        name={toFieldPath<V>('job_title_id')}
        list="jobTitle"
        label={t('registration.you.role')}
        more={[{ value: 'other', label: t('registration.you.other') }]}
      />
      <CustomTitleField
        control={control}
        choice={toFieldPath<V>('job_title_id')}
        name={toFieldPath<V>('custom_job_title')}
      />
      <PocTextField
        form={form}
        name="linkedin_url"
        label={t('registration.you.linkedin')}
        hint={t('registration.you.linkedinHint')}
        inputMode="url"
      />
      <LookupSelect
        control={control}
        name={toFieldPath<V>('time_zone')}
        list="zone"
        label={t('registration.you.zone')}
      />
    </>
  )
}

function NameFields<V extends FieldValues, O>({ form }: PocFieldsProps<V, O>) {
  return (
    <FieldGrid>
      <PocTextField
        form={form}
        name="first_name"
        label={t('registration.you.firstName')}
        autoComplete="given-name"
      />
      <PocTextField
        form={form}
        name="last_name"
        label={t('registration.you.lastName')}
        autoComplete="family-name"
      />
    </FieldGrid>
  )
}

interface PocTextFieldProps<V extends FieldValues, O>
  extends
    PocFieldsProps<V, O>,
    Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'autoComplete' | 'inputMode'> {
  readonly name: string
}

function PocTextField<V extends FieldValues, O>({ form, name, ...rest }: PocTextFieldProps<V, O>) {
  const message = form.formState.errors[name]?.message
  return (
    <TextField
      {...rest}
      {...form.register(toFieldPath<V>(name))}
      error={typeof message === 'string' ? message : undefined}
    />
  )
}

/** Free-text role, with job functions as suggestions. */
function CustomTitleField<V extends FieldValues, O>({
  control,
  choice,
  name,
}: {
  readonly control: Control<V, unknown, O>
  readonly choice: Path<V>
  readonly name: Path<V>
}) {
  const [title, customTitle]: readonly unknown[] = useWatch({ control, name: [choice, name] })
  const isOther = title === 'other'
  const titleSearch = typeof customTitle === 'string' ? customTitle.trim().slice(0, 100) : ''
  const functions = useApiQuery(
    'lookups',
    'listJobFunctions',
    { query: titleSearch ? { search: titleSearch } : {} },
    { enabled: isOther, keep: true, staleTime: 3_600_000 },
  )
  if (!isOther) return null
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <SuggestField
          label={t('registration.you.custom')}
          suggestions={(functions.data?.payload ?? []).map((jobFunction) => jobFunction.name)}
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
