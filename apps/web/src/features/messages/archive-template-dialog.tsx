import { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import type { TemplateView } from '@fledge/contract/messages/template-schema.ts'
import { getTemplateAct } from '@fledge/domain/messages/types.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

interface ArchiveTemplateDialogProps {
  readonly template: TemplateView
  readonly onClose: () => void
}

/** Archives a template, or restores an archived one, with a reason. */
export function ArchiveTemplateDialog({ template, onClose }: ArchiveTemplateDialogProps) {
  const { name, template_id: id, state } = template
  const act = getTemplateAct(state)
  const { form, submit, sending } = useContractForm({
    schema: messageEndpoints.archiveTemplate.body,
    values: { note: '' },
    send: async (body) => {
      const request = { params: { id }, body }
      const sent =
        act === 'archive'
          ? client.messages.archiveTemplate(request)
          : client.messages.restoreTemplate(request)
      await invalidateAfter(sent, ['listTemplates'])
      showToast(t(`templatesScreen.${act}d`))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(`templatesScreen.${act}Title`, { name })}
      action={t(`templatesScreen.${act}`)}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(`templatesScreen.${act}Text`)}</p>
      <TextArea
        label={t('templatesScreen.reason')}
        hint={t('templatesScreen.reasonHint')}
        rows={2}
        {...form.register('note')}
        error={form.formState.errors.note?.message}
      />
    </FormDialog>
  )
}
