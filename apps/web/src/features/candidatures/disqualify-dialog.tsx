import { needsWords } from '@fledge/domain/reasons.ts'
import { disqualifyReasons } from '@fledge/domain/candidatures/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/note-field.tsx'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './candidatures.module.css'

type ReasonId = (typeof disqualifyReasons)[number]['id']

/** A no with its reasons: no candidature ends in silence. */
export function DisqualifyDialog({
  candidature,
  name,
  onClose,
}: {
  readonly candidature: string
  readonly name: string
  readonly onClose: () => void
}) {
  const [reasons, setReasons] = useState<readonly ReasonId[]>([])
  const [note, setNote] = useState('')
  const end = useCall('candidatures', 'disqualify', {
    onDone: () => {
      showToast(t('candidate.disqualify.done', { name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  const toggle = (id: ReasonId) =>
    setReasons((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
    )
  const wanting =
    reasons.length === 0
      ? t('candidate.disqualify.choose')
      : needsWords(reasons) && !note.trim()
        ? t('common.reasonWords')
        : null
  const act = () =>
    end.mutate({
      params: { id: candidature },
      body: { reasons: [...reasons], ...(note ? { note } : {}) },
    })
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
          <Button tone="danger" busy={end.isPending} refused={wanting} onClick={act}>
            {t('candidate.disqualify')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p className={styles['dim']}>{t('candidate.disqualify.text', { name })}</p>
        <fieldset className={styles['form']}>
          <legend>{t('candidate.disqualify.reasons')}</legend>
          {disqualifyReasons.map((one) => (
            <Checkbox
              key={one.id}
              label={say(one.text)}
              checked={reasons.includes(one.id)}
              onChange={() => toggle(one.id)}
            />
          ))}
        </fieldset>
        <NoteField isNeeded={needsWords(reasons)} value={note} onChange={setNote} />
      </div>
    </Dialog>
  )
}
