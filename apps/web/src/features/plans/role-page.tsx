import { Stack } from '@fledge/ui/page.tsx'
import { SuggestField } from '@fledge/ui/select-fields.tsx'
import { Controller, useWatch } from 'react-hook-form'
import { LookupMultiSelect, LookupSelect } from '../../platform/forms/pick-fields.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { listOutdatedChoices, toFieldQuery, type PageProps } from './plan-form.ts'

// Same limit as in the contract.
const nameLimit = 150

/** Free text with suggestions of roles that interns look for. */
function NameField({ form: { control } }: PageProps) {
  const words = (useWatch({ control, name: 'name' }) ?? '').trim().slice(0, 100)
  const roles = useApiQuery(
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

/** Title and career field. */
export function RolePage({ form }: PageProps) {
  const { control } = form
  const field = useWatch({ control, name: 'career_field_id' })
  return (
    <Stack>
      <NameField form={form} />
      <LookupSelect
        control={control}
        name="career_field_id"
        list="careerField"
        label={t('plans.field.careerField')}
        onChosen={(next) => {
          for (const choices of listOutdatedChoices(field, next))
            form.setValue(choices, [], { shouldDirty: true })
        }}
      />
      <LookupMultiSelect
        control={control}
        name="specialisation_ids"
        list="specialisation"
        query={toFieldQuery(field)}
        limit={20}
        label={t('plans.field.specialisations')}
        optional={t('common.optional')}
      />
    </Stack>
  )
}
