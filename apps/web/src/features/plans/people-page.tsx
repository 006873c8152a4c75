import { planOpenings } from '@fledge/domain/plans/rules.ts'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { t } from '../../platform/use-texts.ts'
import { PickColleagues } from './own-options.tsx'
import { numberOf, type PageProps } from './plan-form.ts'
import { StipendFields } from './stipend-fields.tsx'

/** Openings, supervisors and stipend. */
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
