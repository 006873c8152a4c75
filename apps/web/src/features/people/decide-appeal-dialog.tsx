import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { type AppealDecision, appealDecisions } from '@fledge/domain/accounts/reasons.ts'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { useState } from 'react'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { ActReasonField } from './act-reason-field.tsx'

interface DecideAppealDialogProps {
  readonly person: Pick<PersonDetails, 'id' | 'name' | 'email' | 'account'>
  readonly onClose: () => void
}

/** Upholds a ban or lifts it after an appeal, with a reason that the banned person gets. */
export function DecideAppealDialog(props: DecideAppealDialogProps) {
  const { person } = props
  const form = useDecision(props)
  return (
    <FormDialog
      title={t('personScreen.appeal.title', { name: person.name || person.email })}
      action={t('personScreen.appeal.action')}
      isBusy={form.isBusy}
      problem={form.decision === null ? t('personScreen.appeal.choose') : null}
      onSubmit={form.send}
      onClose={props.onClose}
    >
      <blockquote>{person.account?.appeal?.text}</blockquote>
      <RadioCards
        label={t('personScreen.appeal.decision')}
        value={form.decision}
        choices={appealDecisions.map((value) => ({
          value,
          label: t(`personScreen.appeal.${value}`),
        }))}
        onChange={form.choose}
      />
      <ActReasonField
        name="reason"
        failure={form.failure}
        value={form.reason}
        onChange={form.setText}
      />
    </FormDialog>
  )
}

function useDecision({ person, onClose }: DecideAppealDialogProps) {
  const [decision, setChoice] = useState<AppealDecision | null>(null)
  const [reason, setText] = useState('')
  const mutation = useApiMutation('accounts', 'decideAppeal', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(
        t('personScreen.appeal.done', { name: person.name || person.email }),
        getUndoAction()(payload),
      )
      onClose()
    },
  })
  return {
    decision,
    reason,
    setText,
    choose: (value: string) =>
      setChoice(appealDecisions.find((known) => known === value) ?? decision),
    isBusy: mutation.isPending,
    failure: mutation.error instanceof ApiError ? mutation.error : null,
    send(event: { preventDefault(): void }) {
      event.preventDefault()
      if (decision !== null)
        mutation.mutate({ params: { id: person.id }, body: { decision, reason } })
    },
  }
}
