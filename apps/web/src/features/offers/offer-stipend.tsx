import { Segments } from '@fledge/ui/choice-fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { Controller, useWatch } from 'react-hook-form'
import { changeCurrency } from '../../platform/i18n/minor-units.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { AmountField } from '../../shared/amount-field.tsx'
import type { FactsForm } from './use-facts-form.ts'
import { stipendCurrencies } from './format-offer.ts'

interface StipendProps {
  readonly form: FactsForm
}

/** Whether the internship is paid, and the amount. */
export function Stipend({ form }: StipendProps) {
  const [isPaid, currency] = useWatch({
    control: form.control,
    name: ['is_paid', 'stipend_currency'],
  })
  return (
    <>
      <PaidChoice form={form} />
      {isPaid ? <StipendMoney form={form} currency={currency} /> : null}
    </>
  )
}

function PaidChoice({ form }: StipendProps) {
  return (
    <Controller
      control={form.control}
      name="is_paid"
      render={({ field, fieldState }) => (
        <Segments
          label={t('offerScreen.paid')}
          choices={[
            { value: 'yes', label: t('offerScreen.paidYes') },
            { value: 'no', label: t('offerScreen.paidNo') },
          ]}
          value={field.value === undefined ? null : field.value ? 'yes' : 'no'}
          onChange={(value) => setPaid(form, value === 'yes')}
          name={field.name}
          ref={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

interface StipendMoneyProps extends StipendProps {
  readonly currency: string | null | undefined
}

function StipendMoney({ form, currency }: StipendMoneyProps) {
  return (
    <FieldGrid>
      <Controller
        control={form.control}
        name="stipend_amount"
        render={({ field, fieldState }) => (
          <AmountField
            field={field}
            label={t('offerScreen.amount')}
            currency={currency}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="stipend_currency"
        render={({ field, fieldState }) => (
          <SelectField
            label={t('offerScreen.currency')}
            options={stipendCurrencies.map((value) => ({ value, label: value }))}
            nothingFound={t('common.nothingFound')}
            value={field.value ?? null}
            onChange={(next) => setCurrency(form, next)}
            name={field.name}
            onBlur={field.onBlur}
            ref={field.ref}
            error={fieldState.error?.message}
          />
        )}
      />
    </FieldGrid>
  )
}

/**
 * Clears an unreadable amount when switching to unpaid, because the hidden field would block saving.
 * An unpaid offer has no currency yet.
 */
function setPaid(form: FactsForm, isPaid: boolean): void {
  form.setValue('is_paid', isPaid, { shouldDirty: true })
  if (isPaid && !form.getValues('stipend_currency'))
    form.setValue('stipend_currency', stipendCurrencies[0])
  if (!isPaid && !((form.getValues('stipend_amount') ?? 0) > 0))
    form.setValue('stipend_amount', null)
  form.clearErrors(['is_paid', 'stipend_amount', 'stipend_currency'])
}

/**
 * Amounts are stored in minor units, so a new currency requires converting the typed amount again.
 */
function setCurrency(form: FactsForm, next: string | null): void {
  const [amount, before] = form.getValues(['stipend_amount', 'stipend_currency'])
  form.setValue('stipend_currency', next, { shouldDirty: true })
  form.setValue('stipend_amount', changeCurrency(amount, before, next), { shouldDirty: true })
  form.clearErrors('stipend_currency')
}
