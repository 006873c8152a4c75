import { isRoleRefusal } from '@fledge/domain/sessions/operator-access.ts'
import { t, translateKey } from '../platform/i18n/use-texts.ts'

/**
 * Returns why a decision did not take effect.
 * @param failure key of the reason
 * @param isOwn whether the reader made the decision; the reason names the role of who did
 */
export const formatActFailure = (failure: string, isOwn: boolean): string =>
  isRoleRefusal(failure) && !isOwn ? t('pendingActs.roleLost') : translateKey(failure)
