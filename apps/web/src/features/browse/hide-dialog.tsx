import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { notInterestedReasons } from '@fledge/domain/shortlist/reasons.ts'
import { useState } from 'react'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './browse.module.css'

type ReasonId = (typeof notInterestedReasons)[number]['id']

/** Hides an intern with reasons; it can be undone at once and later. */
export function HideDialog({ candidate, onClose }: { readonly candidate: { intern_id: string; name: string } | null; readonly onClose: () => void }) {
  const [reasons, setReasons] = useState<readonly ReasonId[]>([])
  const undo = useCall('shortlist', 'undoNotInterested', { onDone: () => candidate && showToast(t('browse.shown', { name: candidate.name })) })
  const hide = useCall('shortlist', 'markNotInterested')
  if (!candidate) return null
  const { intern_id, name } = candidate
  const act = () => hide.mutate({ body: { intern_id, not_interested_reasons: [...reasons] } }, {
    onSuccess: () => {
      showToast(t('browse.hidden', { name }), { label: t('common.btn.undo'), act: () => undo.mutate({ params: { internId: intern_id } }) })
      setReasons([])
      onClose()
    },
  })
  const toggle = (id: ReasonId) => setReasons((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  return (
    <Dialog opened onClose={onClose} title={t('browse.hide.title', { name })} closeLabel={t('common.btn.close')}
      actions={<><Button tone="quiet" onClick={onClose}>{t('common.btn.cancel')}</Button><Button tone="primary" busy={hide.isPending} refused={reasons.length === 0 ? t('browse.hide.choose') : null} onClick={act}>{t('browse.hide.act')}</Button></>}>
      <p className={styles['dim']}>{t('browse.hide.text', { name })}</p>
      <fieldset className={styles['reasons']}>
        <legend>{t('browse.hide.reasons')}</legend>
        {notInterestedReasons.map((reason) => <Checkbox key={reason.id} label={say(reason.text)} checked={reasons.includes(reason.id)} onChange={() => toggle(reason.id)} />)}
      </fieldset>
    </Dialog>
  )
}
