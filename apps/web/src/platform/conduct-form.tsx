import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { useState } from 'react'
import styles from './conduct-form.module.css'
import type { Payload } from './client.ts'
import { showToast } from './notes.ts'
import { Prose } from './prose.tsx'
import { useCall } from './query.ts'
import { t } from './use-texts.ts'

/** The conduct policy with its box, never ticked beforehand; signing without the tick puts the error there. */
export function ConductForm({ conduct, onSigned }: { readonly conduct: Payload<'agreements', 'getConduct'>; readonly onSigned?: () => void }) {
  const [accepted, setAccepted] = useState(false)
  const [error, setError] = useState<string>()
  const sign = useCall('agreements', 'signConduct', { onDone: () => { showToast(t('platform.conduct.done')); onSigned?.() } })
  const press = () => {
    setError(accepted ? undefined : t('platform.conduct.tick'))
    if (accepted) sign.mutate({ body: { version: conduct.version, accepted: true } })
  }
  return (
    <div className={styles['form']}>
      <div className={styles['text']}><Prose body={conduct.body} /></div>
      <Checkbox label={t('platform.conduct.accept', { version: conduct.version })} checked={accepted} error={error} onChange={(event) => { setAccepted(event.currentTarget.checked); setError(undefined) }} />
      <div><Button tone="primary" busy={sign.isPending} onClick={press}>{t('platform.conduct.sign')}</Button></div>
    </div>
  )
}
