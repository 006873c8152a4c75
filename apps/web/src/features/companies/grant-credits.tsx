import { creditCan } from '@fledge/domain/credits/can.ts'
import type { CompanyStatus } from '@fledge/domain/companies/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import frame from '../../platform/list/review-frame.module.css'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

interface GrantProps {
  readonly companyId: string
  readonly company: string
  readonly status: CompanyStatus
}

/** Grants interview credits to a company, with a reason shown to its administrators. */
export function GrantCredits({ companyId, company, status }: GrantProps) {
  const [asking, setAsking] = useState(false)
  const closed = creditCan.refusedFor({ status })
  return (
    <>
      <p className={frame['acts']} data-reasons="shown">
        <Button
          size="small"
          disabledReason={closed.allowed ? null : translateKey(closed.messageKey)}
          onClick={() => setAsking(true)}
        >
          {t('companies.grant.open')}
        </Button>
      </p>
      {asking ? (
        <GrantDialog companyId={companyId} company={company} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}

interface GrantDialogProps extends Omit<GrantProps, 'status'> {
  readonly onClose: () => void
}

function GrantDialog({ companyId, company, onClose }: GrantDialogProps) {
  const [amount, setAmount] = useState('5')
  const [note, setNote] = useState('')
  const grant = useApiMutation('credits', 'grantCredits', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(t('companies.grant.done', { company, count: payload.left }))
      onClose()
    },
  })
  const send = () =>
    grant.mutate({ params: { id: companyId }, body: { amount: Number(amount), note } })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('companies.grant.title', { company })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="primary" busy={grant.isPending} onClick={send}>
            {t('companies.grant.send')}
          </Button>
        </>
      }
    >
      <GrantFields
        amount={amount}
        onAmount={setAmount}
        note={note}
        onNote={setNote}
        failed={grant.error instanceof ApiError ? grant.error : null}
      />
    </Dialog>
  )
}

interface GrantFieldsProps {
  readonly amount: string
  readonly onAmount: (amount: string) => void
  readonly note: string
  readonly onNote: (note: string) => void
  readonly failed: ApiError | null
}

function GrantFields({ amount, onAmount, note, onNote, failed }: GrantFieldsProps) {
  const fields = failed?.fields ?? {}
  return (
    <Stack>
      {failed && Object.keys(fields).length === 0 ? (
        <p role="alert">
          <b>{failed.description}</b>
        </p>
      ) : null}
      <TextField
        label={t('companies.grant.amount')}
        type="number"
        min={1}
        max={100}
        value={amount}
        error={fields['amount']}
        onChange={(event) => onAmount(event.currentTarget.value)}
      />
      <TextArea
        label={t('companies.grant.note')}
        hint={t('companies.grant.noteHint')}
        rows={3}
        maxLength={300}
        value={note}
        error={fields['note']}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
    </Stack>
  )
}
