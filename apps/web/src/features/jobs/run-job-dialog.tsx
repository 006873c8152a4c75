import { jobRunBody, type JobView } from '@fledge/contract/jobs/schema.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

interface RunJobDialogProps {
  readonly name: JobView['name']
  readonly onClose: () => void
}

/** Runs a timed job at once, with a reason. */
export function RunJobDialog({ name, onClose }: RunJobDialogProps) {
  const { form, submit, sending } = useContractForm({
    schema: jobRunBody,
    values: { note: '' },
    send: async (body) => {
      const sent = client.jobs.requestJobRun({ params: { name }, body })
      await invalidateAfter(sent, ['listJobs', 'getToday'])
      showToast(t('jobsScreen.requested'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('jobsScreen.runTitle')}
      action={t('jobsScreen.run')}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(`jobs.name.${name}`)}</p>
      <p>{t('jobsScreen.runText')}</p>
      <TextArea
        label={t('jobsScreen.reason')}
        hint={t('jobsScreen.reasonHint')}
        rows={2}
        {...form.register('note')}
        error={form.formState.errors.note?.message}
      />
    </FormDialog>
  )
}
