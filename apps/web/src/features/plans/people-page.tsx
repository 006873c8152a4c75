import { planOpenings } from '@fledge/domain/plans/rules.ts'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { ColleagueSelect } from './company-selects.tsx'
import { toNumberField, type PageProps } from './plan-form.ts'
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
          {...register('openings', { setValueAs: toNumberField })}
          error={errors.openings?.message}
        />
      </FieldGrid>
      <ColleagueSelect control={control} />
      <StipendFields form={form} />
    </Stack>
  )
}
