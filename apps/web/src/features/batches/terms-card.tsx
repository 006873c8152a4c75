import { locale } from '@fledge/kernel/locale.ts'
import { batchPayers } from '@fledge/domain/batches/types.ts'
import { minorUnitFactor } from '@fledge/kernel/money.ts'
import { Card } from '@fledge/ui/card.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { BatchForm, BatchDetails } from './batch-values.ts'

const currencies = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code} · ${new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code}`,
}))

interface TermsProps {
  readonly form: BatchForm
  readonly batch: BatchDetails | null
}

/** Number of seats, payer and price. */
export function TermsCard({ form, batch }: TermsProps) {
  const fixed =
    batch && batch.may.changeTerms !== true && batch.may.edit === true
      ? translateKey(batch.may.changeTerms)
      : undefined
  const pays = form.watch('payer')
  return (
    <Card title={t('batches.form.terms')}>
      <Stack>
        <CountFields form={form} batch={batch} />
        <PayerChoice form={form} fixed={fixed} />
        {pays === 'B2B' ? null : <PriceFields form={form} fixed={fixed !== undefined} />}
      </Stack>
    </Card>
  )
}

function CountFields({ form, batch }: TermsProps) {
  const { errors } = form.formState
  return (
    <FieldGrid>
      <TextField
        label={t('batches.form.field.seats')}
        type="number"
        inputMode="numeric"
        min={Math.max(1, batch?.seats_taken ?? 1)}
        hint={
          batch
            ? t('batches.admin.seats', { taken: batch.seats_taken, seats: batch.seats })
            : undefined
        }
        {...form.register('seats', { valueAsNumber: true })}
        error={errors.seats?.message}
      />
      <TextField
        label={t('batches.form.field.offers')}
        type="number"
        inputMode="numeric"
        min={1}
        max={10}
        {...form.register('max_offers', { valueAsNumber: true })}
        error={errors.max_offers?.message}
      />
    </FieldGrid>
  )
}

interface PayerProps {
  readonly form: BatchForm
  readonly fixed: string | undefined
}

function PayerChoice({ form, fixed }: PayerProps) {
  const choose = (value: string, onChange: (value: string) => void) => {
    onChange(value)
    if (value === 'B2B') form.setValue('price', null, { shouldDirty: true })
  }
  return (
    <Controller
      control={form.control}
      name="payer"
      render={({ field, fieldState }) => (
        <RadioCards
          inRow
          label={t('batches.form.field.payer')}
          hint={fixed}
          error={fieldState.error?.message}
          ref={field.ref}
          value={field.value}
          onChange={(value) => choose(value, field.onChange)}
          choices={batchPayers.map((payer) => ({
            value: payer,
            label: t(`batches.form.payer.${payer}`),
            hint: t(`batches.form.payer.${payer}Hint`),
            disabled: fixed !== undefined && field.value !== payer,
          }))}
        />
      )}
    />
  )
}

/** Price input in the currency's main unit; the form stores minor units. */
function usePrice(form: BatchForm) {
  const start = form.getValues('price')
  const [typed, setTyped] = useState(
    start ? String(start.amount / minorUnitFactor(start.currency)) : '',
  )
  const [currency, setCurrency] = useState(start?.currency ?? 'EUR')
  const tell = (amount: string, code: string) => {
    setTyped(amount)
    setCurrency(code)
    form.setValue(
      'price',
      amount === ''
        ? null
        : { amount: Math.round(Number(amount) * minorUnitFactor(code)), currency: code },
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    )
  }
  return { typed, currency, tell }
}

function PriceFields({ form, fixed }: { readonly form: BatchForm; readonly fixed: boolean }) {
  const { errors } = form.formState
  const { typed, currency, tell } = usePrice(form)
  return (
    <FieldGrid>
      <TextField
        label={t('batches.form.field.amount')}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        readOnly={fixed}
        value={typed}
        onChange={(event) => tell(event.currentTarget.value, currency)}
        error={errors.price?.message ?? errors.price?.amount?.message}
      />
      <SelectField
        label={t('batches.form.field.currency')}
        options={currencies}
        nothingFound={t('common.nothingFound')}
        disabled={fixed}
        value={currency}
        onChange={(value) => tell(typed, value ?? currency)}
        error={errors.price?.currency?.message}
      />
      <TextField
        label={t('batches.form.field.refund')}
        type="number"
        inputMode="numeric"
        min={0}
        max={365}
        readOnly={fixed}
        hint={t('batches.form.refundHint')}
        {...form.register('refund_days', { valueAsNumber: true })}
        error={errors.refund_days?.message}
      />
    </FieldGrid>
  )
}
