import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { useState } from 'react'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { ActReasonField } from './act-reason-field.tsx'
import { RequestDayField, useToday } from './request-day-field.tsx'

interface EraseDialogProps {
  readonly person: Pick<PersonDetails, 'id' | 'name' | 'email'>
  readonly onClose: () => void
}

/** Records that someone asked, by letter for example, that their account be deleted. */
export function EraseDialog(props: EraseDialogProps) {
  const { person } = props
  const form = useErasure(props)
  return (
    <FormDialog
      title={t('personScreen.eraseAct.title', { name: person.name || person.email })}
      action={t('personScreen.eraseAct')}
      isDanger
      isBusy={form.isBusy}
      onSubmit={form.send}
      onClose={props.onClose}
    >
      <p>{t('personScreen.eraseAct.text')}</p>
      <RequestDayField failure={form.failure} value={form.day} onChange={form.setDay} />
      <ActReasonField
        name="reason"
        failure={form.failure}
        value={form.reason}
        onChange={form.setReason}
      />
    </FormDialog>
  )
}

function useErasure({ person, onClose }: EraseDialogProps) {
  const [day, setDay] = useState(useToday())
  const [reason, setReason] = useState('')
  const mutation = useApiMutation('accounts', 'erasePerson', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(
        t('personScreen.eraseAct.done', { name: person.name || person.email }),
        getUndoAction()(payload),
      )
      onClose()
    },
  })
  return {
    day,
    setDay,
    reason,
    setReason,
    isBusy: mutation.isPending,
    failure: mutation.error instanceof ApiError ? mutation.error : null,
    send(event: { preventDefault(): void }) {
      event.preventDefault()
      mutation.mutate({ params: { id: person.id }, body: { received_on: day, reason } })
    },
  }
}
