import { Button } from '@fledge/ui/button.tsx'
import { t } from '../platform/i18n/use-texts.ts'
import { useApiMutation } from '../platform/query/query.ts'

interface MarkSeenButtonProps {
  /** Id of the act. */
  readonly id: string
  /** Whom it is about. */
  readonly name: string
}

/** Ends the line about a decision that could not take effect, for everyone to whom it is shown. */
export function MarkSeenButton({ id, name }: MarkSeenButtonProps) {
  const seen = useApiMutation('pendingActs', 'markActSeen')
  return (
    <Button
      size="small"
      tone="quiet"
      busy={seen.isPending}
      aria-label={t('pendingActs.markSeenOf', { name })}
      onClick={() => seen.mutate({ body: { act_id: id } })}
    >
      {t('pendingActs.markSeen')}
    </Button>
  )
}
