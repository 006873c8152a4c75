import { isReasonNoteRequired } from '@fledge/domain/reasons.ts'
import { disqualifyReasons } from '@fledge/domain/candidatures/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './candidatures.module.css'

type ReasonId = (typeof disqualifyReasons)[number]['id']

interface DisqualifyDialogProps {
  readonly candidature: string
  readonly name: string
  readonly onClose: () => void
}

function useDisqualify({ candidature, name, onClose }: DisqualifyDialogProps) {
  const call = useApiMutation('candidatures', 'disqualify', {
    onDone: () => {
      showToast(t('candidate.disqualify.done', { name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  const disqualify = (reasons: readonly ReasonId[], note: string) =>
    call.mutate({
      params: { id: candidature },
      body: { reasons: [...reasons], ...(note ? { note } : {}) },
    })
  return { disqualify, isPending: call.isPending }
}

/**
 * Disqualifies a candidate. A reason is required so that no candidature ends without an
 * explanation.
 */
export function DisqualifyDialog(props: DisqualifyDialogProps) {
  const { name, onClose } = props
  const [reasons, setReasons] = useState<readonly ReasonId[]>([])
  const [note, setNote] = useState('')
  const { disqualify, isPending } = useDisqualify(props)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('candidate.disqualify.title', { name })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button
            tone="danger"
            busy={isPending}
            disabledReason={getMissingReason(reasons, note)}
            onClick={() => disqualify(reasons, note)}
          >
            {t('candidate.disqualify')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p className={styles['dim']}>{t('candidate.disqualify.text', { name })}</p>
        <ReasonBoxes reasons={reasons} onChange={setReasons} />
        <NoteField isNeeded={isReasonNoteRequired(reasons)} value={note} onChange={setNote} />
      </div>
    </Dialog>
  )
}

function getMissingReason(reasons: readonly ReasonId[], note: string): string | null {
  if (reasons.length === 0) return t('candidate.disqualify.choose')
  return isReasonNoteRequired(reasons) && !note.trim() ? t('common.reasonWords') : null
}

interface ReasonBoxesProps {
  readonly reasons: readonly ReasonId[]
  readonly onChange: Dispatch<SetStateAction<readonly ReasonId[]>>
}

function ReasonBoxes({ reasons, onChange }: ReasonBoxesProps) {
  const toggle = (id: ReasonId) =>
    onChange((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
    )
  return (
    <fieldset className={styles['form']}>
      <legend>{t('candidate.disqualify.reasons')}</legend>
      {disqualifyReasons.map((reason) => (
        <Checkbox
          key={reason.id}
          label={translateKey(reason.text)}
          checked={reasons.includes(reason.id)}
          onChange={() => toggle(reason.id)}
        />
      ))}
    </fieldset>
  )
}
