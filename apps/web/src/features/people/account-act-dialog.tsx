import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { useState } from 'react'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction, type UndoableDecision } from '../../shared/undo-decision.ts'
import { ActReasonField } from './act-reason-field.tsx'

export type AccountAct = 'deactivate' | 'reactivate' | 'keep'

interface AccountActDialogProps {
  readonly person: Pick<PersonDetails, 'id' | 'name' | 'email' | 'type'>
  readonly act: AccountAct
  readonly onClose: () => void
}

/**
 * Deactivates or reactivates someone's account, or cancels its deletion, with a reason that they get
 * by email.
 */
export function AccountActDialog(props: AccountActDialogProps) {
  const { act, person } = props
  const form = useAccountAct(props)
  return (
    <FormDialog
      title={t(`personScreen.${act}.title`, { name: person.name || person.email })}
      action={t(`personScreen.${act}`)}
      isDanger={act === 'deactivate'}
      isBusy={form.isBusy}
      onSubmit={form.send}
      onClose={props.onClose}
    >
      <p>{t(act === 'reactivate' ? 'personScreen.reactivate.text' : getDeactivateText(person))}</p>
      <ActReasonField
        name="reason"
        failure={form.failure}
        value={form.reason}
        onChange={form.setReason}
      />
    </FormDialog>
  )
}

/** What ends with the account: it differs for interns and members of a company. */
const getDeactivateText = ({ type }: AccountActDialogProps['person']) =>
  type === 'I' ? 'personScreen.deactivate.text.intern' : 'personScreen.deactivate.text.member'

function useAccountAct({ person, act, onClose }: AccountActDialogProps) {
  const [reason, setReason] = useState('')
  const options = {
    quiet: true,
    onDone: ({ payload }: { readonly payload: UndoableDecision }) => {
      showToast(
        t(`personScreen.${act}.done`, { name: person.name || person.email }),
        getUndoAction()(payload),
      )
      onClose()
    },
  }
  const deactivate = useApiMutation('accounts', 'deactivatePerson', options)
  const reactivate = useApiMutation('accounts', 'reactivatePerson', options)
  const keep = useApiMutation('accounts', 'keepPerson', options)
  const mutation = { deactivate, reactivate, keep }[act]
  return {
    reason,
    setReason,
    isBusy: mutation.isPending,
    failure: mutation.error instanceof ApiError ? mutation.error : null,
    send(event: { preventDefault(): void }) {
      event.preventDefault()
      mutation.mutate({ params: { id: person.id }, body: { reason } })
    },
  }
}
