import { SelectField } from '@fledge/ui/select-fields.tsx'
import { t } from '../i18n/use-texts.ts'

interface FilterSelectProps<V extends string> {
  readonly label: string
  /** Label of the choice that shows everything. */
  readonly all: string
  readonly value: V | undefined
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly onChange: (value: V | undefined) => void
}

/** Filter of a list by one value. */
export function FilterSelect<V extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: FilterSelectProps<V>) {
  return (
    <SelectField
      label={label}
      options={[{ value: '', label: all }, ...options]}
      value={value ?? ''}
      nothingFound={t('common.nothingFound')}
      onChange={(next) => onChange(options.find((option) => option.value === next)?.value)}
    />
  )
}
