import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { useWatch, type Control, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { PickOne } from './pick-fields.tsx'
import { t } from './use-texts.ts'

interface PocFieldsProps<V extends FieldValues, O> {
  readonly form: UseFormReturn<V, unknown, O>
}

/** Name, role, LinkedIn and time zone: what every point of contact is asked. */
export function PocFields<V extends FieldValues, O>({ form }: PocFieldsProps<V, O>) {
  const { control, register, formState: { errors } } = form
  // Every form that takes these fields has them under these names: the schemas share `pocShape`.
  const at = (name: string) => name as Path<V>
  const error = (name: string) => {
    const found = errors[name]
    return typeof found?.message === 'string' ? found.message : undefined
  }
  return (
    <>
      <FieldGrid>
        <TextField label={t('registration.you.firstName')} autoComplete="given-name" {...register(at('first_name'))} error={error('first_name')} />
        <TextField label={t('registration.you.lastName')} autoComplete="family-name" {...register(at('last_name'))} error={error('last_name')} />
      </FieldGrid>
      <PickOne control={control} name={at('job_title_id')} list="jobTitle" label={t('registration.you.role')} more={[{ value: 'other', label: t('registration.you.other') }]} />
      <CustomTitle control={control} name={at('job_title_id')}>
        <TextField label={t('registration.you.custom')} {...register(at('custom_job_title'))} error={error('custom_job_title')} />
      </CustomTitle>
      <TextField label={t('registration.you.linkedin')} hint={t('registration.you.linkedinHint')} inputMode="url" {...register(at('linkedin_url'))} error={error('linkedin_url')} />
      <PickOne control={control} name={at('time_zone')} list="zone" label={t('registration.you.zone')} />
    </>
  )
}

function CustomTitle<V extends FieldValues, O>({ control, name, children }: { readonly control: Control<V, unknown, O>; readonly name: Path<V>; readonly children: React.ReactNode }) {
  const title: unknown = useWatch({ control, name })
  return title === 'other' ? children : null
}
