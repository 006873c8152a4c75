import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { useState } from 'react'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { openAfresh } from '../../platform/shell/account-view.ts'
import { ActReasonField } from './act-reason-field.tsx'

interface ViewAsDialogProps {
  readonly person: Pick<PersonDetails, 'id' | 'name' | 'email' | 'type'>
  readonly onClose: () => void
}

/** Begins to show the product as someone else sees it, with a reason that they get by email. */
export function ViewAsDialog({ person, onClose }: ViewAsDialogProps) {
  const [reason, setReason] = useState('')
  const home = buildPath(person.type === 'I' ? paths.intern.dashboard : paths.company.dashboard)
  const mutation = useApiMutation('accounts', 'beginAccountView', {
    quiet: true,
    // Nothing that was loaded for the manager may stay.
    onDone: () => openAfresh(home),
  })
  return (
    <FormDialog
      title={t('personScreen.view.title', { name: person.name || person.email })}
      action={t('personScreen.view.action')}
      isBusy={mutation.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        mutation.mutate({ params: { id: person.id }, body: { reason } })
      }}
      onClose={onClose}
    >
      <p>{t('personScreen.view.text')}</p>
      <ActReasonField
        name="reason"
        failure={mutation.error instanceof ApiError ? mutation.error : null}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
