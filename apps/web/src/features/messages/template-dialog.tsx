import { addTemplateBody, type TemplateView } from '@fledge/contract/messages/template-schema.ts'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { MessageTextFields } from '../../shared/message-text-fields.tsx'

interface TemplateDialogProps {
  /** The template to edit; null for a new one. */
  readonly template: TemplateView | null
  readonly onClose: () => void
}

function useTemplateForm({ template, onClose }: TemplateDialogProps) {
  return useContractForm({
    schema: addTemplateBody,
    values: {
      name: template?.name ?? '',
      subject: template?.subject ?? '',
      body: template?.body ?? '',
      note: '',
    },
    send: async (body) => {
      const sent = template
        ? client.messages.changeTemplate({
            params: { id: template.template_id },
            body: { ...body, base: template.version },
          })
        : client.messages.addTemplate({ body })
      await invalidateAfter(sent, ['listTemplates', 'listTemplateVersions'])
      showToast(t('templatesScreen.saved'))
      onClose()
    },
  })
}

/** Creates a template or saves a new version of it, with a reason. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { template, onClose } = props
  const { form, submit, sending } = useTemplateForm(props)
  return (
    <FormDialog
      title={
        template
          ? t('templatesScreen.changeNamed', { name: template.name })
          : t('templatesScreen.add')
      }
      action={template ? t('templatesScreen.save') : t('templatesScreen.add')}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TemplateFields form={form} />
    </FormDialog>
  )
}

type TemplateForm = ReturnType<typeof useTemplateForm>['form']

function TemplateFields({ form }: { readonly form: TemplateForm }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={t('templatesScreen.name')}
        hint={t('templatesScreen.nameHint')}
        {...form.register('name')}
        error={errors.name?.message}
      />
      <MessageTextFields
        subject={{ field: form.register('subject'), error: errors.subject?.message }}
        body={{ field: form.register('body'), error: errors.body?.message }}
      />
      <TextArea
        label={t('templatesScreen.reason')}
        hint={t('templatesScreen.reasonHint')}
        rows={2}
        {...form.register('note')}
        error={errors.note?.message}
      />
    </>
  )
}
