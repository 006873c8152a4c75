import { type LookupEntryView, renameLookupBody } from '@fledge/contract/lookups/manage-schema.ts'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { shortenName } from './shorten-name.ts'

interface RenameLookupDialogProps {
  readonly entry: LookupEntryView
  readonly onClose: () => void
}

const schema = renameLookupBody.omit({ base: true })

/** Renames an entry, with a reason. */
export function RenameLookupDialog({ entry, onClose }: RenameLookupDialogProps) {
  const { list, id, label: base } = entry
  const { form, submit, sending } = useContractForm({
    schema,
    values: { label: base, note: '' },
    send: async (body) => {
      const sent = client.lookups.renameLookup({
        params: { list, id: String(id) },
        body: { ...body, base },
      })
      const { payload } = await invalidateAfter(sent, ['listLookupEntries', 'listPendingActs'])
      showToast(t('lookupsScreen.renamed'), getUndoAction()(payload))
      onClose()
    },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={t('lookupsScreen.renameNamed', { name: shortenName(base) })}
      action={t('lookupsScreen.rename')}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('lookupsScreen.name')}
        hint={t('lookupsScreen.renameText')}
        {...form.register('label')}
        error={errors.label?.message}
      />
      <TextArea
        label={t('lookupsScreen.reason')}
        hint={t('lookupsScreen.reasonHint')}
        rows={2}
        {...form.register('note')}
        error={errors.note?.message}
      />
    </FormDialog>
  )
}
