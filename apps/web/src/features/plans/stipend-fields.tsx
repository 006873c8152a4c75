import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { t } from '../../platform/use-texts.ts'
import type { PlanForm } from './plan-form.ts'

/** Every currency this browser can name, by its code. */
const currencies = Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: `${code} · ${new Intl.DisplayNames('en-GB', { type: 'currency' }).of(code) ?? code}` }))

/** Paid or not; the amount is kept in cents and written in whole units. */
export function StipendFields({ form: { control, setValue, getValues } }: { readonly form: PlanForm }) {
  const [paid, setPaid] = useState(getValues('stipend_amount') !== null && getValues('stipend_amount') !== undefined)
  const turn = (next: boolean) => {
    setPaid(next)
    setValue('stipend_currency', next ? 'EUR' : null, { shouldDirty: true })
    if (!next) setValue('stipend_amount', null, { shouldDirty: true })
  }
  return (
    <>
      <Checkbox label={t('plans.field.paid')} checked={paid} onChange={(event) => turn(event.currentTarget.checked)} />
      {paid ? (
        <FieldGrid>
          <Controller control={control} name="stipend_amount" render={({ field, fieldState }) => (
            <TextField label={t('plans.field.amount')} type="number" inputMode="numeric" min={1} ref={field.ref} name={field.name} onBlur={field.onBlur} error={fieldState.error?.message} defaultValue={field.value ? field.value / 100 : ''} onChange={(event) => field.onChange(event.currentTarget.value === '' ? null : Math.round(Number(event.currentTarget.value) * 100))} />
          )} />
          <Controller control={control} name="stipend_currency" render={({ field, fieldState }) => (
            <SelectField label={t('plans.field.currency')} options={currencies} nothingFound={t('common.nothingFound')} ref={field.ref} name={field.name} onBlur={field.onBlur} error={fieldState.error?.message} value={field.value ?? null} onChange={field.onChange} />
          )} />
        </FieldGrid>
      ) : null}
    </>
  )
}
