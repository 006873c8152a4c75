import {
  type PaymentDifference,
  resolveDifferenceBody,
} from '@fledge/contract/payments/difference-schema.ts'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

interface ResolveDifferenceDialogProps {
  readonly difference: PaymentDifference
  readonly onClose: () => void
}

/** Resolves a difference with what was found out about it. */
export function ResolveDifferenceDialog({ difference, onClose }: ResolveDifferenceDialogProps) {
  const { form, submit, sending } = useContractForm({
    schema: resolveDifferenceBody,
    values: { note: '' },
    send: async (body) => {
      const sent = client.payments.resolveDifference({
        params: { id: difference.difference_id },
        body,
      })
      await invalidateAfter(sent, ['listDifferences', 'getFinanceToday'])
      showToast(t('differencesScreen.resolved'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('differencesScreen.resolveTitle')}
      action={t('differencesScreen.resolve')}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {t('differencesScreen.resolveText', {
          kind: translateKey(`payments.difference.${difference.kind}`),
          id: difference.provider_id,
        })}
      </p>
      <TextArea
        label={t('differencesScreen.note')}
        hint={t('differencesScreen.noteHint')}
        rows={3}
        maxLength={maxReasonNoteLength}
        {...form.register('note')}
        error={form.formState.errors.note?.message}
      />
    </FormDialog>
  )
}
