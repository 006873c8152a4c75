import { useReviewKeys } from '../list/review-keys.ts'
import { closeKeysHelp, openKeysHelp, useIsHelpOpen } from '../list/shortcut-help.ts'
import { lazyComponent } from '../router/lazy-component.tsx'

const KeysDialog = lazyComponent(() =>
  import('../list/keys-dialog.tsx').then((file) => file.KeysDialog),
)

/** Opens the list of shortcuts on every screen of an area, by the key `?` or a button. */
export function KeysHelpHost() {
  useReviewKeys({ '?': openKeysHelp })
  return useIsHelpOpen() ? <KeysDialog onClose={closeKeysHelp} /> : null
}
