import { KeyCap } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import { t } from '../i18n/use-texts.ts'
import styles from './keys-help.module.css'
import { useReviewKeys } from './review-keys.ts'
import { switchShortcuts, useShortcutsOn } from './shortcut-switch.ts'

/** A line of the list of shortcuts. */
export interface Shortcut {
  readonly keys: readonly string[]
  /** The last of a row of keys that begins with the last of `keys`: 1 to 9. */
  readonly to?: string
  readonly text: string
}

/** Button that lists the shortcuts of a screen, also by the key `?`, and switches them off. */
export function KeysHelp({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  const [isOpen, setOpen] = useState(false)
  useReviewKeys({ '?': () => setOpen(true) })
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {t('platform.keys.open')} <KeyCap>?</KeyCap>
      </Button>
      {isOpen ? <KeysDialog shortcuts={shortcuts} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface KeysDialogProps {
  readonly shortcuts: readonly Shortcut[]
  readonly onClose: () => void
}

function KeysDialog({ shortcuts, onClose }: KeysDialogProps) {
  const isOn = useShortcutsOn()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('platform.keys.title')}
      closeLabel={t('common.btn.close')}
      width={520}
    >
      <Checkbox
        label={t('platform.keys.on')}
        hint={t('platform.keys.onHint')}
        checked={isOn}
        onChange={(event) => switchShortcuts(event.currentTarget.checked)}
      />
      <dl className={styles['keys']}>
        {shortcuts.map(({ keys, to, text }) => (
          <div key={text}>
            <dt>
              {keys.map((name) => (
                <Key key={name} name={name} />
              ))}
              {to ? (
                <>
                  {t('platform.keys.to')} <Key name={to} />
                </>
              ) : null}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{t('platform.keys.note')}</p>
    </Dialog>
  )
}

const Key = ({ name }: { readonly name: string }) => <kbd className={styles['key']}>{name}</kbd>
