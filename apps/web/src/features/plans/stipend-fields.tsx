import { locale } from '@fledge/kernel/locale.ts'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState, type Ref } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { changeCurrency, toMajorUnits, toMinorUnits } from '../../platform/i18n/minor-units.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { PageProps } from './plan-form.ts'

/** All currencies known to the browser, by code. */
const currencies = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code} · ${new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code}`,
}))

/**
 * Shows the typed amount in main units; a different form value, such as a restored draft, replaces
 * it.
 */
function AmountField({
  value,
  currency,
  onChange,
  ...field
}: {
  readonly value: number | null
  readonly currency: string | null | undefined
  readonly onChange: (amount: number | null) => void
  readonly name: string
  readonly onBlur: () => void
  readonly ref: Ref<HTMLInputElement>
  readonly error: string | undefined
}) {
  const [typed, setTyped] = useState('')
  const isTyped = Object.is(toMinorUnits(typed, currency), value)
  const shown = isTyped ? typed : toMajorUnits(value, currency)
  const type = (text: string) => {
    setTyped(text)
    onChange(toMinorUnits(text, currency))
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
export function StipendFields({ form }: PageProps) {
  const { control, setValue } = form
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
      {paid ? <PaidFields form={form} currency={currency} /> : null}
    </>
  )
}

interface PaidFieldsProps extends PageProps {
  readonly currency: string | null | undefined
}

/** A new currency keeps the typed amount, whose minor units it changes. */
function setCurrency({ getValues, setValue }: PageProps['form'], next: string | null): void {
  const [amount, before] = getValues(['stipend_amount', 'stipend_currency'])
  setValue('stipend_currency', next, { shouldDirty: true })
  setValue('stipend_amount', changeCurrency(amount, before, next), { shouldDirty: true })
}

function PaidFields({ form, currency }: PaidFieldsProps) {
  const { control } = form
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
            currency={currency}
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
            onChange={(next) => setCurrency(form, next)}
          />
        )}
      />
    </FieldGrid>
  )
}
