import { TextField } from '@fledge/ui/fields.tsx'
import { type Ref, useState } from 'react'
import { toMajorUnits, toMinorUnits } from '../platform/i18n/minor-units.ts'

interface AmountFieldProps {
  /** The field of the form, whose value is in minor units. */
  readonly field: {
    readonly name: string
    readonly value: number | null | undefined
    readonly onChange: (value: number | null) => void
    readonly onBlur: () => void
    readonly ref: Ref<HTMLInputElement>
  }
  readonly label: string
  readonly currency: string | null | undefined
  readonly error: string | undefined
}

/**
 * An amount, typed in major units. Keeps the typed text even if it is not a number. Values from
 * elsewhere, such as a restored draft, replace it.
 */
export function AmountField({ field, label, currency, error }: AmountFieldProps) {
  const value = field.value ?? null
  const [text, setText] = useState(() => toMajorUnits(value, currency))
  if (!Number.isNaN(value) && toMinorUnits(text, currency) !== value)
    setText(toMajorUnits(value, currency))
  const change = (typed: string) => {
    setText(typed)
    field.onChange(toMinorUnits(typed, currency))
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      name={field.name}
      ref={field.ref}
      onBlur={field.onBlur}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      error={error}
    />
  )
}
