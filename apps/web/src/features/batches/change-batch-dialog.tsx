import { batchReasonBody } from '@fledge/contract/batches/operator-schema.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { BatchDetails } from './batch-values.ts'

interface ChangeBatchDialogProps {
  readonly batch: BatchDetails
  /** Whether the dates of people in the batch change, who are told. */
  readonly hasNewDates: boolean
  /** Called with the reason, or with null if nothing is to be saved. */
  readonly answer: (reason: string | null) => void
}

/** Asks why something of a published batch changes, showing how many people will be notified. */
export function ChangeBatchDialog({ batch, hasNewDates, answer }: ChangeBatchDialogProps) {
  const { form, submit } = useContractForm({
    schema: batchReasonBody,
    values: { reason: '' },
    send: async ({ reason }) => answer(reason),
  })
  return (
    <FormDialog
      title={hasNewDates ? t('batches.form.askMove') : t('batches.form.askSave')}
      action={hasNewDates ? t('batches.form.move') : t('batches.form.save')}
      isBusy={false}
      onSubmit={submit}
      onClose={() => answer(null)}
    >
      <p>
        {hasNewDates
          ? t('batches.form.askMoveText', { count: batch.seats_taken })
          : t('batches.form.askSaveText')}
      </p>
      <TextArea
        label={t('common.reason')}
        hint={t('batches.admin.reasonHint')}
        rows={2}
        {...form.register('reason')}
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  )
}
