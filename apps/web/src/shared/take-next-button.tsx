import { Button } from '@fledge/ui/button.tsx'
import { t } from '../platform/i18n/use-texts.ts'
import { useReviewKeys } from '../platform/list/review-keys.ts'
import { ShortcutCap } from '../platform/list/shortcut-cap.tsx'

/** Has the server hand out the oldest row that is free, also by G. */
export function TakeNextButton({ onTakeNext }: { readonly onTakeNext: () => void }) {
  useReviewKeys({ g: onTakeNext })
  return (
    <Button wide after={<ShortcutCap>G</ShortcutCap>} onClick={onTakeNext}>
      {t('reviews.takeNext')}
    </Button>
  )
}
