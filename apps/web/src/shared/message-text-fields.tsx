import { messageVariables } from '@fledge/domain/messages/types.ts'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { t } from '../platform/i18n/use-texts.ts'

interface TextFieldProps {
  /** What registers the field in its form. */
  readonly field: UseFormRegisterReturn
  readonly error: string | undefined
}

interface MessageTextFieldsProps {
  readonly subject: TextFieldProps
  readonly body: TextFieldProps
}

/** Subject and text of a message or of a template, with the variables that they can contain. */
export function MessageTextFields({ subject, body }: MessageTextFieldsProps) {
  const variables = messageVariables.map((name) => `{${name}}`).join(', ')
  return (
    <>
      <TextField label={t('templatesScreen.subject')} {...subject.field} error={subject.error} />
      <TextArea
        label={t('templatesScreen.body')}
        hint={t('templatesScreen.variables', { variables })}
        rows={8}
        {...body.field}
        error={body.error}
      />
    </>
  )
}
