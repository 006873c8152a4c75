import { parseLifeMonthField, toLifeMonthField } from '@fledge/domain/profiles/life-months.ts'
import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { MonthField, TextArea } from '@fledge/ui/fields.tsx'
import {
  Controller,
  type Control,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { useNow } from '../../platform/time/clock.ts'
import { t } from '../../platform/i18n/use-texts.ts'

const listMonthOptions = () =>
  Array.from({ length: 12 }, (_, index) =>
    getDateFormat({ month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index, 1)),
  )
/** Ranges from seven years ahead, for expected graduations, to 60 years ago. */
const listYearsAround = (year: number) => Array.from({ length: 68 }, (_, index) => year + 7 - index)
const toMonthField = (value: unknown) => toLifeMonthField(typeof value === 'string' ? value : null)

/** Start and end month. The month may be left blank, and so may the end of an ongoing entry. */
export function EntryMonths<
  V extends FieldValues & { from?: string | null | undefined; to?: string | null | undefined },
  O,
>({ control }: { readonly control: Control<V, unknown, O> }) {
  const years = listYearsAround(useNow().getUTCFullYear())
  const month = (name: 'from' | 'to', label: string, hint: string) => (
    // The type ensures that both names are fields of the form.
    <Controller
      control={control}
      name={name as Path<V>}
      render={({ field, fieldState }) => (
        <MonthField
          label={label}
          hint={hint}
          error={fieldState.error?.message}
          value={toMonthField(field.value)}
          onChange={(value) => field.onChange(parseLifeMonthField(value))}
          months={listMonthOptions()}
          years={years}
          monthLabel={t('applications.entry.monthOf', { end: label })}
          yearLabel={t('applications.entry.yearOf', { end: label })}
          noMonth={t('applications.month')}
          noYear={t('applications.year')}
        />
      )}
    />
  )
  return (
    <FieldGrid>
      {month('from', t('applications.resume.field.from'), t('applications.entry.month'))}
      {month('to', t('applications.resume.field.to'), t('applications.entry.open'))}
    </FieldGrid>
  )
}

interface EntryTextProps extends UseFormRegisterReturn {
  readonly limit: number
  readonly error: string | undefined
}

/** Description field of an entry. */
export function EntryText({ limit, error, ...field }: EntryTextProps) {
  return (
    <TextArea
      label={t('applications.entry.text')}
      optional={t('common.optional')}
      rows={4}
      error={error}
      limit={limit}
      formatLength={(used) => t('applications.count', { used, limit })}
      {...field}
    />
  )
}
