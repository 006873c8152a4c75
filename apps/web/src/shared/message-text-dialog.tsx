import { messageContent } from '@fledge/contract/messages/message-schema.ts'
import type { MessageAudience } from '@fledge/domain/messages/types.ts'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { FormDialog } from '../platform/forms/form-dialog.tsx'
import { useContractForm } from '../platform/forms/forms.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { useApiQuery } from '../platform/query/query.ts'
import { MessageTextFields } from './message-text-fields.tsx'

/** A message before it is sent. */
export interface DraftedMessage {
  readonly audience: MessageAudience
  readonly template_id: string | null
  readonly subject: string
  readonly body: string
}

interface MessageTextDialogProps {
  readonly draft: DraftedMessage
  /** Whom the message can reach. */
  readonly audiences: readonly MessageAudience[]
  readonly onNext: (draft: DraftedMessage) => void
  readonly onClose: () => void
}

function useTextForm({ draft, onNext }: MessageTextDialogProps) {
  const [templateId, setTemplateId] = useState(draft.template_id)
  const [audience, setAudience] = useState(draft.audience)
  const form = useContractForm({
    schema: messageContent,
    values: { subject: draft.subject, body: draft.body },
    send: async (content) => onNext({ ...content, audience, template_id: templateId }),
  })
  return { ...form, templateId, setTemplateId, audience, setAudience }
}

/** The text of a message, from a template or not. */
export function MessageTextDialog(props: MessageTextDialogProps) {
  const { form, submit, sending, templateId, setTemplateId, ...to } = useTextForm(props)
  const { errors } = form.formState
  return (
    <FormDialog
      title={t('messageDialog.write')}
      action={t('messageDialog.next')}
      isBusy={sending}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <AudienceField options={props.audiences} value={to.audience} onChange={to.setAudience} />
      <TemplateField
        value={templateId}
        onChange={(template) => {
          setTemplateId(template?.template_id ?? null)
          if (!template) return
          form.setValue('subject', template.subject)
          form.setValue('body', template.body)
        }}
      />
      <MessageTextFields
        subject={{ field: form.register('subject'), error: errors.subject?.message }}
        body={{ field: form.register('body'), error: errors.body?.message }}
      />
    </FormDialog>
  )
}

interface AudienceFieldProps {
  readonly options: readonly MessageAudience[]
  readonly value: MessageAudience
  readonly onChange: (audience: MessageAudience) => void
}

/** Who in the rows gets the message, if there is a choice. */
function AudienceField({ options, value, onChange }: AudienceFieldProps) {
  if (options.length < 2) return null
  return (
    <SelectField
      label={t('messageDialog.audience')}
      options={options.map((audience) => ({
        value: audience,
        label: t(`messageDialog.audience.${audience}`),
      }))}
      value={value}
      nothingFound={t('common.nothingFound')}
      onChange={(chosen) => onChange(options.find((option) => option === chosen) ?? value)}
    />
  )
}

type Template = Pick<DraftedMessage, 'template_id' | 'subject' | 'body'>

interface TemplateFieldProps {
  readonly value: string | null
  readonly onChange: (template: Template | undefined) => void
}

function TemplateField({ value, onChange }: TemplateFieldProps) {
  const templates = useApiQuery('messages', 'listTemplates', {
    query: { state: 'ACTIVE', per_page: '100' },
  })
  const rows = templates.data?.payload ?? []
  return (
    <SelectField
      label={t('messageDialog.template')}
      optional={t('common.optional')}
      placeholder={t('messageDialog.noTemplate')}
      options={rows.map(({ template_id: id, name }) => ({ value: id, label: name }))}
      value={value}
      nothingFound={t('common.nothingFound')}
      onChange={(id) => onChange(rows.find((template) => template.template_id === id))}
    />
  )
}
