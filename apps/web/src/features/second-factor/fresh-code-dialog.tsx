import { useEffect, useState } from 'react'
import { client } from '../../platform/http/client.ts'
import { onCodeNeeded } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { CodeDialog } from './code-dialog.tsx'

/** Requests that wait for a code; all of them are sent again once it is entered. */
type Waiting = readonly ((isEntered: boolean) => void)[]

/** Asks for a code when a sensitive act needs one that was entered within the last minutes. */
export function FreshCodeDialog() {
  const [waiting, setWaiting] = useState<Waiting>([])
  useEffect(() => {
    const stopAsking = onCodeNeeded(
      () => new Promise((resolve) => setWaiting((before) => [...before, resolve])),
    )
    return stopAsking
  }, [])
  if (waiting.length === 0) return null
  const end = (isEntered: boolean) => {
    for (const resolve of waiting) resolve(isEntered)
    setWaiting([])
  }
  return (
    <CodeDialog
      title={t('secondFactor.fresh.title')}
      text={t('secondFactor.fresh.text')}
      action={t('secondFactor.fresh.action')}
      onSend={async (code) => {
        await client.secondFactor.refreshSecondFactor({ body: { code } })
        end(true)
      }}
      onClose={() => end(false)}
    />
  )
}
