import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState, type Ref } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { t } from '../../platform/use-texts.ts'
import type { PageProps } from './plan-form.ts'

/** All currencies known to the browser, by code. */
const currencies = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code} · ${new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code) ?? code}`,
}))

/**
 * Shows the typed amount in main units; a different form value, such as a restored draft, replaces
 * it.
 */
function AmountField({
  value,
  onChange,
  ...field
}: {
  readonly value: number | null
  readonly onChange: (cents: number | null) => void
  readonly name: string
  readonly onBlur: () => void
  readonly ref: Ref<HTMLInputElement>
  readonly error: string | undefined
}) {
  const [typed, setTyped] = useState('')
  const cents = (text: string) => (text === '' ? null : Math.round(Number(text) * 100))
  const shown = cents(typed) === value ? typed : value === null ? '' : String(value / 100)
  const type = (text: string) => {
    setTyped(text)
    onChange(cents(text))
  }
  return (
    <TextField
      {...field}
      label={t('plans.field.amount')}
      type="number"
      inputMode="numeric"
      min={1}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

/**
 * Whether the internship is paid. The amount is stored in minor units and typed in main units. Paid
 * without an amount is reported as missing.
 */
export function StipendFields({ form: { control, setValue } }: PageProps) {
  const [amount, currency] = useWatch({ control, name: ['stipend_amount', 'stipend_currency'] })
  const paid = (amount ?? currency ?? null) !== null
  const turn = (next: boolean) => {
    setValue('stipend_currency', next ? 'EUR' : null, { shouldDirty: true })
    if (!next) setValue('stipend_amount', null, { shouldDirty: true })
  }
  return (
    <>
      <Checkbox
        label={t('plans.field.paid')}
        checked={paid}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      {paid ? <PaidFields control={control} /> : null}
    </>
  )
}

function PaidFields({ control }: Pick<PageProps['form'], 'control'>) {
  return (
    <FieldGrid>
      <Controller
        control={control}
        name="stipend_amount"
        render={({ field, fieldState }) => (
          <AmountField
            ref={field.ref}
            name={field.name}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
            value={field.value ?? null}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="stipend_currency"
        render={({ field, fieldState }) => (
          <SelectField
            label={t('plans.field.currency')}
            options={currencies}
            nothingFound={t('common.nothingFound')}
            ref={field.ref}
            name={field.name}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
            value={field.value ?? null}
            onChange={field.onChange}
          />
        )}
      />
    </FieldGrid>
  )
}
