import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { LookupSelect } from '../../platform/forms/pick-fields.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

export interface FieldsProps<V extends FieldValues, O> {
  readonly form: UseFormReturn<V, unknown, O>
}

/**
 * Returns paths and errors of fields that several forms share; their schemas use the same shapes.
 */
export function getSharedFields<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>) {
  const { errors } = form.formState
  // The forms' schemas are composed of shapes with these names.
  const at = (name: string) => name as Path<V>
  const error = (name: string) => {
    const found = errors[name]
    return typeof found?.message === 'string' ? found.message : undefined
  }
  return { at, error, control: form.control, register: form.register }
}

/** Name, website, industry and location. */
export function BasicFields<V extends FieldValues, O>({ form }: FieldsProps<V, O>) {
  const { at, error, control, register } = getSharedFields(form)
  return (
    <>
      <TextField
        label={t('companies.field.name')}
        {...register(at('name'))}
        error={error('name')}
      />
      <FieldGrid>
        <LookupSelect
          control={control}
          name={at('industry_id')}
          list="industry"
          label={t('companies.field.industry')}
        />
        <TextField
          label={t('companies.field.website')}
          optional={t('common.optional')}
          inputMode="url"
          {...register(at('website'))}
          error={error('website')}
        />
        <LookupSelect
          control={control}
          name={at('country_id')}
          list="country"
          label={t('companies.field.country')}
        />
        <TextField
          label={t('companies.field.city')}
          optional={t('common.optional')}
          {...register(at('city'))}
          error={error('city')}
        />
      </FieldGrid>
    </>
  )
}

// Keep non-digits as typed, so that validation reports them at the field.
export const toYear = (value: unknown) =>
  value === '' || value === null || value === undefined
    ? null
    : /^\d+$/.test(String(value))
      ? Number(value)
      : value

/**
 * Size, year, time zone, funding and revenue.
 * @param isRegistered whether size and time zone were already asked for at sign-up
 */
export function GeneralFields<V extends FieldValues, O>({
  form,
  isRegistered = false,
}: FieldsProps<V, O> & { readonly isRegistered?: boolean }) {
  const { at, error, control, register } = getSharedFields(form)
  return (
    <>
      <FieldGrid>
        {isRegistered ? null : (
          <LookupSelect
            control={control}
            name={at('employee_count_id')}
            list="employeeCount"
            label={t('companies.field.size')}
          />
        )}
        <TextField
          label={t('companies.field.founded')}
          optional={t('common.optional')}
          inputMode="numeric"
          {...register(at('founded_year'), { setValueAs: toYear })}
          error={error('founded_year')}
        />
        <MoneyFields form={form} />
      </FieldGrid>
      {isRegistered ? null : (
        <LookupSelect
          control={control}
          name={at('time_zone')}
          list="zone"
          label={t('companies.field.zone')}
        />
      )}
    </>
  )
}

/** Funding and revenue, which are not shown on the public page. */
function MoneyFields<V extends FieldValues, O>({ form }: FieldsProps<V, O>) {
  const { at, control } = getSharedFields(form)
  return (
    <>
      <LookupSelect
        control={control}
        name={at('funding_type_id')}
        list="fundingType"
        label={t('companies.field.funding')}
        optional={t('common.optional')}
        hint={t('companies.field.notPublic')}
      />
      <LookupSelect
        control={control}
        name={at('annual_revenue_id')}
        list="annualRevenue"
        label={t('companies.field.revenue')}
        optional={t('common.optional')}
        hint={t('companies.field.notPublic')}
      />
    </>
  )
}
