import type { universityShape } from '@fledge/contract/applications/section-endpoints.ts'
import { MonthField } from '@fledge/ui/fields.tsx'
import { SelectField, SuggestField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { Controller, useWatch, type Control, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useNow } from '../../platform/time/clock.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './intern-registration.module.css'

type Study = z.input<z.ZodObject<typeof universityShape>>
interface StudyFieldsProps<V extends FieldValues & Study, O> {
  /** Control of a form that includes the fields of `universityShape`. */
  readonly control: Control<V, unknown, O>
  readonly months: readonly string[]
}

/** University and subject with suggestions; anything not in the lists can be typed. */
export function StudyFields<V extends FieldValues & Study, O>({
  control: wider,
  months,
}: StudyFieldsProps<V, O>) {
  // The type above ensures that the form includes these fields; react-hook-form can't express a
  // partial control.
  const control = wider as unknown as Control<Study, unknown, Study>
  return (
    <>
      <University control={control} />
      <Level control={control} />
      <Major control={control} />
      <Graduation control={control} months={months} />
    </>
  )
}

interface StudyFieldProps {
  readonly control: Control<Study, unknown, Study>
}

function University({ control }: StudyFieldProps) {
  const words = useWatch({ control, name: 'university_name' }).trim()
  // Seed 000 §9: the university list is stale after one second.
  const found = useApiQuery(
    'lookups',
    'searchUniversities',
    { query: { search: words.slice(0, 100) } },
    { enabled: words.length > 1, keep: true, staleTime: 1000 },
  )
  return (
    <Controller
      control={control}
      name="university_name"
      render={({ field, fieldState }) => (
        // Users can type a university that isn't in the list.
        <SuggestField
          label={t('internRegistration.university')}
          hint={t('internRegistration.universityHint')}
          suggestions={(found.data?.payload ?? []).map((university) => university.university_name)}
          error={fieldState.error?.message}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}

function Level({ control }: StudyFieldProps) {
  const levels = useApiQuery('lookups', 'listEducationLevels', {}, { staleTime: 3_600_000 })
  return (
    <Controller
      control={control}
      name="education_level_id"
      render={({ field, fieldState }) => (
        <SelectField
          label={t('internRegistration.level')}
          optional={t('common.optional')}
          clearLabel={t('common.clear')}
          options={(levels.data?.payload ?? []).map((level) => ({
            value: String(level.education_level_id),
            label: level.education_level_name,
          }))}
          nothingFound={t('internRegistration.nothingFound')}
          error={fieldState.error?.message}
          value={field.value ? String(field.value) : null}
          onChange={(value) => field.onChange(value === null ? null : Number(value))}
        />
      )}
    />
  )
}

const toOption = ({ id, name }: { readonly id: string | number; readonly name: string }) => ({
  value: String(id),
  label: name,
})

/** Subject. The area of study only narrows the suggestions and is not stored. */
function Major({ control }: StudyFieldProps) {
  const [area, setArea] = useState<string | null>(null)
  const areas = useApiQuery('lookups', 'listMajorCategories', {}, { staleTime: 3_600_000 })
  const words = useWatch({ control, name: 'major' }).trim().slice(0, 100)
  const majors = useApiQuery(
    'lookups',
    'listMajors',
    { query: { ...(area ? { category: area } : {}), ...(words ? { search: words } : {}) } },
    { keep: true, staleTime: 3_600_000 },
  )
  return (
    <div className={styles['pair']}>
      <SelectField
        label={t('internRegistration.area')}
        optional={t('common.optional')}
        clearLabel={t('common.clear')}
        options={(areas.data?.payload ?? []).map(toOption)}
        nothingFound={t('internRegistration.nothingFound')}
        value={area}
        onChange={setArea}
      />
      <Controller
        control={control}
        name="major"
        render={({ field, fieldState }) => (
          <SuggestField
            label={t('internRegistration.major')}
            suggestions={(majors.data?.payload ?? []).map((major) => major.name)}
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </div>
  )
}

function Graduation({ control, months }: StudyFieldProps & { readonly months: readonly string[] }) {
  const year = useNow().getUTCFullYear()
  return (
    <Controller
      control={control}
      name="graduation_month"
      render={({ field, fieldState }) => (
        <MonthField
          label={t('internRegistration.graduation')}
          optional={t('common.optional')}
          months={months}
          years={Array.from({ length: 15 }, (_, index) => year - 6 + index)}
          monthLabel={t('internRegistration.month')}
          yearLabel={t('internRegistration.year')}
          error={fieldState.error?.message}
          value={field.value ?? ''}
          onChange={(value) => field.onChange(value || null)}
        />
      )}
    />
  )
}
