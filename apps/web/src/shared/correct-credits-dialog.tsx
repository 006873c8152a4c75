import { maxCreditCorrection } from '@fledge/domain/credits/rules.ts'
import { Segments } from '@fledge/ui/choice-fields.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { useState } from 'react'
import { FormDialog } from '../platform/forms/form-dialog.tsx'
import { ApiError } from '../platform/http/api-error.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { useApiMutation } from '../platform/query/query.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { getUndoAction, type UndoableDecision } from './undo-decision.ts'

type Correction = 'grant' | 'revoke'

interface CorrectCreditsDialogProps {
  readonly companyId: string
  readonly company: string
  readonly onClose: () => void
}

/** Grants credits or revokes them, with a reason shown to the company's administrators. */
export function CorrectCreditsDialog(props: CorrectCreditsDialogProps) {
  const form = useCorrection(props)
  return (
    <FormDialog
      title={t('creditsScreen.correctTitle', { company: props.company })}
      action={t(`creditsScreen.${form.kind}`)}
      isBusy={form.isBusy}
      onSubmit={form.send}
      onClose={props.onClose}
    >
      <Segments
        label={t('creditsScreen.kind')}
        choices={[
          { value: 'grant', label: t('creditsScreen.kind.grant') },
          { value: 'revoke', label: t('creditsScreen.kind.revoke') },
        ]}
        value={form.kind}
        onChange={(kind) => form.setKind(kind === 'revoke' ? kind : 'grant')}
      />
      <CorrectionFields form={form} />
    </FormDialog>
  )
}

function useCorrection({ companyId, company, onClose }: CorrectCreditsDialogProps) {
  const [kind, setKind] = useState<Correction>('grant')
  const [amount, setAmount] = useState('5')
  const [note, setNote] = useState('')
  const options = (done: 'creditsScreen.granted' | 'creditsScreen.revoked') => ({
    quiet: true,
    onDone: ({ payload }: { readonly payload: UndoableDecision }) => {
      showToast(t(done, { company, count: Number(amount) }), getUndoAction()(payload))
      onClose()
    },
  })
  const grant = useApiMutation('credits', 'grantCredits', options('creditsScreen.granted'))
  const revoke = useApiMutation('credits', 'revokeCredits', options('creditsScreen.revoked'))
  const mutation = kind === 'grant' ? grant : revoke
  return {
    kind,
    setKind,
    amount,
    setAmount,
    note,
    setNote,
    isBusy: mutation.isPending,
    failure: mutation.error instanceof ApiError ? mutation.error : null,
    send: (event: { preventDefault(): void }) => {
      event.preventDefault()
      mutation.mutate({ params: { id: companyId }, body: { amount: Number(amount), note } })
    },
  }
}

interface CorrectionFieldsProps {
  readonly form: ReturnType<typeof useCorrection>
}

function CorrectionFields({ form }: CorrectionFieldsProps) {
  const fields = form.failure?.fields ?? {}
  return (
    <>
      {form.failure && Object.keys(fields).length === 0 ? (
        <p role="alert">
          <b>{form.failure.description}</b>
        </p>
      ) : null}
      <TextField
        label={t('creditsScreen.amount')}
        type="number"
        min={1}
        max={maxCreditCorrection}
        value={form.amount}
        error={fields['amount']}
        onChange={(event) => form.setAmount(event.currentTarget.value)}
      />
      <TextArea
        label={t('creditsScreen.note')}
        hint={t('creditsScreen.noteHint')}
        rows={3}
        maxLength={300}
        value={form.note}
        error={fields['note']}
        onChange={(event) => form.setNote(event.currentTarget.value)}
      />
    </>
  )
}
