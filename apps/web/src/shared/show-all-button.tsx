import { Button } from '@fledge/ui/button.tsx'
import { t } from '../platform/i18n/use-texts.ts'

interface ShowAllButtonProps {
  readonly isWhole: boolean
  /** How many there are. */
  readonly count: number
  /** Name of what is shown, where a screen has several such buttons. */
  readonly name?: string
  readonly tone?: 'link'
  readonly onToggle: (isWhole: boolean) => void
}

/**
 * Shows the rest of a short list, or its beginning only. It stays, so that someone who presses it with
 * the keyboard continues from there.
 */
export function ShowAllButton({ isWhole, count, name, tone, onToggle }: ShowAllButtonProps) {
  const label = isWhole ? t('common.btn.showFewer') : t('common.btn.showAll', { count })
  const nameOf = (of: string) =>
    isWhole
      ? t('common.btn.showFewerOf', { name: of })
      : t('common.btn.showAllOf', { name: of, count })
  return (
    <Button
      size="small"
      tone={tone}
      aria-expanded={isWhole}
      aria-label={name ? nameOf(name) : undefined}
      onClick={() => onToggle(!isWhole)}
    >
      {label}
    </Button>
  )
}
