import { rejectCompanyReasons } from '@fledge/domain/companies/reasons.ts'
import { isReasonNoteRequired } from '@fledge/domain/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { useReasonKeys } from '../../platform/forms/use-reason-keys.ts'
import { ShortcutCap } from '../../platform/list/shortcut-cap.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { useKeptText } from '../../shared/use-kept-text.ts'
import type { toSeen } from './seen-review.ts'

type Review = Payload<'companies', 'getCompanyForReview'>
export type RejectReason = (typeof rejectCompanyReasons)[number]['id']
export type RejectAction = 'reject' | 'expel'
export interface OpenDecision {
  readonly act: RejectAction
  /**
   * What the company was like when the dialog was opened. The dialog keeps referring to it even if the
   * company changes.
   */
  readonly seen: ReturnType<typeof toSeen>
}

interface RejectCompanyDialogProps {
  readonly review: Review
  readonly decision: OpenDecision | null
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSend: (decision: OpenDecision, reason: RejectReason, note: string) => void
}

/**
 * Form state of the dialog. Survives closing and reopening, except for the confirmation checkbox;
 * the note also survives that another company opens, such as until the rejection is undone.
 */
function useReasonForm(companyId: string) {
  const [reason, setReason] = useState<RejectReason | null>(null)
  const [note, setNote] = useKeptText(`company-rejection/${companyId}`)
  const [sure, setSure] = useState(false)
  const wanting =
    reason === null
      ? t('common.reasonChoose')
      : isNoteRequired(reason) && !note.trim()
        ? t('common.reasonWords')
        : null
  return { reason, setReason, note, setNote, sure, setSure, wanting }
}

/** What the dialog sends, and why it cannot yet. Enter sends it, too. */
function useRejection({ review, decision, busy, onClose, onSend }: RejectCompanyDialogProps) {
  const answers = useReasonForm(review.company_id)
  const { reason, note, setSure } = answers
  const changed = formatStatusChange(decision, review)
  const act = decision?.act ?? 'reject'
  const send = () => {
    if (!decision || !reason) return
    setSure(false)
    onSend(decision, reason, note)
  }
  const close = () => {
    setSure(false)
    onClose()
  }
  const problem = changed ?? findProblem(act, answers)
  useReasonKeys(decision !== null, {
    onNumber: (at) => answers.setReason(rejectCompanyReasons[at]?.id ?? reason),
    onEnter: () => problem === null && !busy && send(),
  })
  return { act, answers, changed, problem, send, close }
}

/**
 * Rejects a company or closes an approved account. Closing lists the consequences and requires a
 * checkbox.
 */
export function RejectCompanyDialog(props: RejectCompanyDialogProps) {
  const { decision, busy, onClose } = props
  const { act, answers, changed, problem, send, close } = useRejection(props)
  const company = props.review.name
  return (
    <Dialog
      opened={decision !== null}
      onClose={close}
      title={t(`companies.review.${act}Title`, { company })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="danger" busy={busy} disabledReason={problem} onClick={send}>
            {t(`companies.review.${act}`)}
          </Button>
        </>
      }
    >
      <RejectFields act={act} company={company} changed={changed} answers={answers} />
    </Dialog>
  )
}

function findProblem(act: RejectAction, { wanting, sure }: ReturnType<typeof useReasonForm>) {
  return wanting ?? (act === 'expel' && !sure ? t('companies.review.expelConfirm') : null)
}

/** Returns a message if the company's status has changed since the dialog was opened. */
const formatStatusChange = (decision: OpenDecision | null, { status, name }: Review) =>
  decision !== null && decision.seen.expected_status !== status
    ? translateKey(`companies.changed.${status}`, { company: name })
    : null
const isNoteRequired = (reason: RejectReason | null) =>
  reason !== null && isReasonNoteRequired([reason])

interface RejectFieldsProps {
  readonly act: RejectAction
  readonly company: string
  /** Message about the changed status. */
  readonly changed: string | null
  readonly answers: ReturnType<typeof useReasonForm>
}

function RejectFields({ act, company, changed, answers }: RejectFieldsProps) {
  const { reason, setReason, note, setNote, sure, setSure } = answers
  return (
    <Stack>
      {changed ? (
        <p role="alert">
          <b>{changed}</b>
        </p>
      ) : null}
      {act === 'expel' ? <p>{t('companies.review.expelText')}</p> : null}
      <p>{t('companies.review.rejectText')}</p>
      <ReasonChoice reason={reason} onReason={setReason} />
      <NoteField
        isNeeded={isNoteRequired(reason)}
        label={t('companies.review.note')}
        value={note}
        onChange={setNote}
      />
      {act === 'expel' ? (
        <Checkbox
          checked={sure}
          onChange={(event) => setSure(event.currentTarget.checked)}
          label={t('companies.review.expelSure', { company })}
        />
      ) : null}
    </Stack>
  )
}

interface ReasonChoiceProps {
  readonly reason: RejectReason | null
  readonly onReason: (reason: RejectReason | null) => void
}

const ReasonChoice = ({ reason, onReason }: ReasonChoiceProps) => (
  <RadioCards
    label={t('companies.review.reason')}
    choices={rejectCompanyReasons.map(({ id, text }, at) => ({
      value: id,
      label: (
        <>
          {translateKey(text)} <ShortcutCap>{String(at + 1)}</ShortcutCap>
        </>
      ),
    }))}
    value={reason}
    onChange={(value) => onReason(rejectCompanyReasons.find(({ id }) => id === value)?.id ?? null)}
  />
)
