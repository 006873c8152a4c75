import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { maxGoalsLength } from '@fledge/domain/profiles/rules.ts'
import type { BatchView } from '@fledge/contract/batches/schema.ts'
import type { OwnProfile } from '@fledge/contract/profiles/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { MultiSelectField, SelectField } from '@fledge/ui/select-fields.tsx'
import type { Option } from '@fledge/ui/select-props.ts'
import { Controller } from 'react-hook-form'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { formatMonthAndYear } from '../../shared/format-match.ts'
import { listStartMonthOptions } from '../../shared/start-months.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { StudyFields } from './study-fields.tsx'
import {
  type PersonalizationForm,
  type University,
  usePersonalizationForm,
} from './use-personalization-form.ts'
import styles from './intern-registration.module.css'

/** Asks for interests, start date and education. */
export default function InternPersonalizationScreen() {
  useTitle(t('internRegistration.personalization.title'))
  const id = useUser().intern_id ?? ''
  const known = useApiQuery('internRegistration', 'loginInternDetails')
  const registering = useApiQuery('internRegistration', 'getRegisteringIntern', {
    params: { uuid: id },
  })
  return (
    <div className={styles['narrow']}>
      <h1>{t('internRegistration.personalization.title')}</h1>
      <p className={styles['text']}>{t('internRegistration.personalization.text')}</p>
      <QueryResult of={known} name={t('internRegistration.personalization.title')}>
        {({ intern, batch }) => (
          <QueryResult of={registering} name={t('internRegistration.personalization.title')}>
            {({ university }) => (
              <Personalization profile={intern} university={university} batch={batch} />
            )}
          </QueryResult>
        )}
      </QueryResult>
    </div>
  )
}

interface PersonalizationProps {
  readonly profile: OwnProfile
  readonly university: University
  /** The chosen batch, if any. */
  readonly batch: BatchView | null
}

function Personalization({ profile, university, batch }: PersonalizationProps) {
  const { form, submit, sending } = usePersonalizationForm(profile, university, batch)
  return (
    <form className={styles['form']} onSubmit={(event) => submit(event)} noValidate>
      <Wishes control={form.control} batch={batch} />
      <StudyFields control={form.control} months={months} />
      <TextArea
        label={t('internRegistration.goals')}
        optional={t('common.optional')}
        limit={maxGoalsLength}
        formatLength={(used) => t('common.charsLeft', { used, limit: maxGoalsLength })}
        rows={3}
        error={form.formState.errors.goals?.message}
        {...form.register('goals')}
      />
      <TextField
        label={t('internRegistration.heardFrom')}
        optional={t('common.optional')}
        error={form.formState.errors.heard_from?.message}
        {...form.register('heard_from')}
      />
      <Button type="submit" tone="primary" size="large" wide busy={sending}>
        {t('internRegistration.personalization.action')}
      </Button>
    </form>
  )
}

const months = Array.from({ length: 12 }, (_, index) =>
  getDateFormat({ month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index, 1)),
)
const listNumbers = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)

interface WishProps {
  readonly control: PersonalizationForm['form']['control']
}

function Wishes({ control, batch }: WishProps & { readonly batch: BatchView | null }) {
  return (
    <>
      <CareerFields control={control} />
      <StartMonth control={control} batch={batch} />
      <div className={styles['pair']}>
        {(['duration_weeks', 'hours_a_week'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <SelectField
                label={t(`internRegistration.${name}`)}
                options={(name === 'duration_weeks'
                  ? listNumbers(4, 16, 1)
                  : listNumbers(5, 40, 5)
                ).map((count) => ({ value: String(count), label: String(count) }))}
                nothingFound={t('internRegistration.nothingFound')}
                error={fieldState.error?.message}
                value={String(field.value)}
                onChange={(value) => field.onChange(Number(value))}
              />
            )}
          />
        ))}
      </div>
    </>
  )
}

function CareerFields({ control }: WishProps) {
  const fields = useApiQuery('lookups', 'listCareerFields', {})
  return (
    <Controller
      control={control}
      name="career_field_ids"
      render={({ field, fieldState }) => (
        <MultiSelectField
          label={t('internRegistration.careerFields')}
          hint={t('internRegistration.careerFieldsHint')}
          limit={5}
          options={(fields.data?.payload ?? []).map((careerField) => ({
            value: String(careerField.career_field_id),
            label: careerField.career_field_name,
          }))}
          nothingFound={t('internRegistration.nothingFound')}
          error={fieldState.error?.message}
          value={(field.value ?? []).map(String)}
          onChange={(all) => field.onChange(all.map(Number))}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}

function StartMonth({ control, batch }: WishProps & { readonly batch: BatchView | null }) {
  const options = useStartMonths(batch)
  return (
    <Controller
      control={control}
      name="start_month"
      render={({ field, fieldState }) => (
        <SelectField
          label={t('internRegistration.startMonth')}
          hint={
            batch
              ? t('internRegistration.startMonthHint', { batch: batch.name })
              : t('internRegistration.startMonthOpen')
          }
          options={options}
          nothingFound={t('internRegistration.nothingFound')}
          error={fieldState.error?.message}
          value={field.value || null}
          onChange={(value) => field.onChange(value ?? '')}
        />
      )}
    />
  )
}

/** Returns the start months of the batch, or of all batches before one is chosen. */
function useStartMonths(batch: BatchView | null): readonly Option[] {
  const now = useNow()
  const ofAny = useApiQuery('batches', 'listStartMonths', {}, { enabled: batch === null }).data
    ?.payload
  if (batch || !ofAny?.length) return listStartMonthOptions(batch, now)
  return ofAny.map((day) => ({
    value: `${day.slice(5, 7)}/${day.slice(0, 4)}`,
    label: formatMonthAndYear(day.slice(0, 7)),
  }))
}
