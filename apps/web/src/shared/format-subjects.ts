import type { PendingAct } from '@fledge/contract/pending-acts/schema.ts'
import { t } from '../platform/i18n/use-texts.ts'

/** Whom an act is about; tasks and companies without an account have no name. */
export function formatSubjects({
  kind,
  name,
  count,
}: Pick<PendingAct, 'kind' | 'name' | 'count'>): string {
  if (kind === 'MESSAGE')
    return name === '' ? t('pendingActs.message') : t('pendingActs.messageNamed', { subject: name })
  if (kind === 'INVITATION') return t('pendingActs.invitations', { count })
  if (name === '') return t('pendingActs.tasks', { count })
  return count === 1 ? name : t('pendingActs.several', { name, count: count - 1 })
}
