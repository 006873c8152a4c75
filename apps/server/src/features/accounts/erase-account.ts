import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import { paths } from '@fledge/contract/paths.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { eraseAfterMs } from '@fledge/domain/accounts/rules.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { scheduleErasure } from '../sessions/public.ts'
import * as store from './queries/accounts.queries.ts'
import { leaveInternAccount, lockInternAccount } from './close-intern-account.ts'
import { openInternship } from './queries/erasure.queries.ts'

/**
 * Deactivates the account now and schedules its erasure. Signing in before then cancels the
 * erasure.
 */
export const eraseAccount: Handler<typeof accountEndpoints.eraseAccount> = async (ctx) => {
  const { db, actor, body, now } = ctx
  await lockInternAccount(db, actor.intern)
  if ((await db.one(store.accountSettings, { intern_id: actor.intern }))?.email !== body.email)
    throw new AppError('VALIDATION', {
      messageKey: 'accounts.refused.otherEmail',
      fields: { email: translate('accounts.refused.otherEmail') },
    })
  const internship = await db.one(openInternship, { intern_id: actor.intern })
  authorize(
    accountCan.erase({
      internship: internship
        ? { company: internship.company_name, endsOn: internship.ends_on }
        : null,
    }),
  )
  const at = new Date(now.getTime() + eraseAfterMs).toISOString()
  await leaveInternAccount(ctx, { reason: 'PRIVACY', note: null })
  await scheduleErasure(db, actor.userId, at)
  await db.notify({
    to: { users: [actor.userId] },
    content: composeMail('accounts.eraseAsked', { day: formatDate(at.slice(0, 10)) }),
    link: paths.intern.getStarted,
    isEmailOnly: true,
  })
  return { erase_at: at }
}
