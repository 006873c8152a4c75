import type { PendingActName } from '@fledge/domain/pending-acts/types.ts'
import { t } from '../platform/i18n/use-texts.ts'

/**
 * Formats "Approval in 8 s".
 * @param seconds until it takes effect; null if the page doesn't count yet
 */
export function formatPendingEffect(name: PendingActName, seconds: number | null): string {
  const act = t(`pendingActs.act.${name}`)
  return seconds === null
    ? t('pendingActs.soon', { act })
    : t('pendingActs.effect', { act, seconds })
}
