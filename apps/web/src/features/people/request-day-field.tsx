import { toLocalDay } from '@fledge/kernel/dates.ts'
import { TextField } from '@fledge/ui/fields.tsx'
import type { ApiError } from '../../platform/http/api-error.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useNow } from '../../platform/time/clock.ts'

interface RequestDayFieldProps {
  /** Why the request was refused. */
  readonly failure: ApiError | null
  readonly value: string
  readonly onChange: (day: string) => void
}

/** Returns today in UTC, as days of the programme team are. */
export const useToday = (): string => toLocalDay(useNow(), 'UTC')

/** The day on which a letter arrived. */
export function RequestDayField({ failure, value, onChange }: RequestDayFieldProps) {
  return (
    <TextField
      label={t('personScreen.requestDay')}
      hint={t('personScreen.requestDayHint')}
      type="date"
      max={useToday()}
      value={value}
      error={failure?.fields['received_on']}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
