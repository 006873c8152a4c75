import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { useState } from 'react'
import styles from './conduct-form.module.css'
import type { Payload } from '../platform/http/client.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { Prose } from '../platform/i18n/prose.tsx'
import { useApiMutation } from '../platform/query/query.ts'
import { t } from '../platform/i18n/use-texts.ts'

interface PolicyFormProps {
  readonly policy: { readonly version: number; readonly body: string }
  /** Label of the consent checkbox. */
  readonly accept: string
  readonly busy: boolean
  readonly onSign: () => void
}

/**
 * A policy with its checkbox, never ticked in advance; signing without ticking it shows the error
 * there.
 */
export function PolicyForm({ policy, accept, busy, onSign }: PolicyFormProps) {
  const [accepted, setAccepted] = useState(false)
  const [error, setError] = useState<string>()
  const press = () => {
    setError(accepted ? undefined : t('platform.conduct.tick'))
    if (accepted) onSign()
  }
  return (
    <div className={styles['form']}>
      <div className={styles['text']}>
        <Prose body={policy.body} />
      </div>
      <Checkbox
        label={accept}
        checked={accepted}
        error={error}
        onChange={(event) => {
          setAccepted(event.currentTarget.checked)
          setError(undefined)
        }}
      />
      <div>
        <Button tone="primary" busy={busy} onClick={press}>
          {t('platform.conduct.sign')}
        </Button>
      </div>
    </div>
  )
}

/** The conduct policy as a company signs it. */
export function ConductForm({
  conduct,
  onSigned,
}: {
  readonly conduct: Payload<'agreements', 'getConduct'>
  readonly onSigned?: () => void
}) {
  const sign = useApiMutation('agreements', 'signConduct', {
    onDone: () => {
      showToast(t('platform.conduct.done'))
      onSigned?.()
    },
  })
  return (
    <PolicyForm
      policy={conduct}
      accept={t('platform.conduct.accept', { version: conduct.version })}
      busy={sign.isPending}
      onSign={() => sign.mutate({ body: { version: conduct.version, accepted: true } })}
    />
  )
}
