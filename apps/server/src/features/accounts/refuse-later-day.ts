import { toRequestTime } from '@fledge/domain/accounts/rules.ts'
import type { Day } from '@fledge/kernel/dates.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'

/** @throws VALIDATION if a request arrives on a day that is still to come, in UTC */
export function refuseLaterDay(receivedOn: Day, now: Date): void {
  if (toRequestTime(receivedOn, now) <= now.toISOString()) return
  throw new AppError('VALIDATION', {
    messageKey: 'accounts.refused.receivedLater',
    fields: { received_on: translate('accounts.refused.receivedLater') },
  })
}
