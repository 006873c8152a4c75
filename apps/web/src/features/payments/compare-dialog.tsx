import { comparedDays } from '@fledge/contract/payments/difference-schema.ts'
import { nightlyDays } from '@fledge/domain/payments/payment-differences.ts'
import { addDays, toLocalDay } from '@fledge/kernel/dates.ts'
import { DateField } from '@fledge/ui/fields.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useNow } from '../../platform/time/clock.ts'

interface CompareDialogProps {
  readonly onClose: () => void
}

/** Asks which days to compare with the card provider. */
export function CompareDialog({ onClose }: CompareDialogProps) {
  const { form, submit, sending } = useComparison(onClose)
  const { errors } = form.formState
  return (
    <FormDialog
      title={t('differencesScreen.compareTitle')}
      action={t('differencesScreen.compare')}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('differencesScreen.compareText')}</p>
      <DateField
        label={t('differencesScreen.from')}
        {...form.register('from')}
        error={errors.from?.message}
      />
      <DateField
        label={t('differencesScreen.to')}
        {...form.register('to')}
        error={errors.to?.message}
      />
    </FormDialog>
  )
}

function useComparison(onClose: () => void) {
  const today = toLocalDay(useNow(), 'UTC')
  return useContractForm({
    schema: comparedDays,
    values: { from: addDays(today, -nightlyDays), to: today },
    send: async (body) => {
      const sent = client.payments.comparePayments({ body })
      await invalidateAfter(sent, ['listDifferences', 'getFinanceToday'])
      const { payload } = await sent
      showToast(
        t('differencesScreen.compared', {
          count: payload.compared_count,
          found: payload.found_count,
        }),
      )
      onClose()
    },
  })
}
