import { KeyCap } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { t } from '../i18n/use-texts.ts'
import { openKeysHelp, type Shortcut, useShortcutHelp } from './shortcut-help.ts'

/** Button that opens the list of shortcuts, which has those of this screen. */
export function KeysHelp({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  useShortcutHelp('screen', shortcuts)
  return (
    <Button tone="quiet" size="small" onClick={openKeysHelp}>
      {t('platform.keys.open')} <KeyCap>?</KeyCap>
    </Button>
  )
}
