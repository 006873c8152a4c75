import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { type BanReason, banReasons } from '@fledge/domain/accounts/reasons.ts'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { useState } from 'react'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { ActReasonField } from './act-reason-field.tsx'

interface BanDialogProps {
  readonly person: Pick<PersonDetails, 'id' | 'name' | 'email' | 'type'>
  readonly onClose: () => void
}

/** Bans someone with a reason and a text that they get by email. */
export function BanDialog(props: BanDialogProps) {
  const { person } = props
  const form = useBan(props)
  return (
    <FormDialog
      title={t('personScreen.ban.title', { name: person.name || person.email })}
      action={t('personScreen.ban')}
      isDanger
      isBusy={form.isBusy}
      problem={form.reason === null ? t('common.reasonChoose') : null}
      onSubmit={form.send}
      onClose={props.onClose}
    >
      <p>{t(`personScreen.ban.text.${person.type === 'I' ? 'intern' : 'member'}`)}</p>
      <RadioCards
        label={t('personScreen.ban.reason')}
        value={form.reason}
        choices={banReasons.map(({ id, text }) => ({ value: id, label: translateKey(text) }))}
        onChange={form.choose}
      />
      <ActReasonField
        name="message"
        failure={form.failure}
        value={form.message}
        onChange={form.setText}
      />
    </FormDialog>
  )
}

function useBan({ person, onClose }: BanDialogProps) {
  const [reason, setChoice] = useState<BanReason | null>(null)
  const [message, setText] = useState('')
  const mutation = useApiMutation('accounts', 'banPerson', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(
        t('personScreen.ban.done', { name: person.name || person.email }),
        getUndoAction()(payload),
      )
      onClose()
    },
  })
  return {
    reason,
    message,
    setText,
    choose: (value: string) => setChoice(banReasons.find(({ id }) => id === value)?.id ?? reason),
    isBusy: mutation.isPending,
    failure: mutation.error instanceof ApiError ? mutation.error : null,
    send(event: { preventDefault(): void }) {
      event.preventDefault()
      if (reason !== null) mutation.mutate({ params: { id: person.id }, body: { reason, message } })
    },
  }
}
