import { Button } from '@fledge/ui/button.tsx'
import { t } from '../platform/i18n/use-texts.ts'
import { useReviewKeys } from '../platform/list/review-keys.ts'
import { ShortcutCap } from '../platform/list/shortcut-cap.tsx'
import { type SkipOptions, useSkip } from './use-skip.ts'

interface SkipButtonProps extends SkipOptions {
  /** Whether the row waits for the programme team; otherwise there is nothing to leave to others. */
  readonly isWaiting: boolean
}

/** Leaves the open row to others, also by S. */
export function SkipButton({ isWaiting, ...options }: SkipButtonProps) {
  const skip = useSkip(options)
  useReviewKeys({ s: isWaiting ? skip : undefined })
  return isWaiting ? (
    <Button after={<ShortcutCap>S</ShortcutCap>} onClick={skip}>
      {t('reviews.skip')}
    </Button>
  ) : null
}
