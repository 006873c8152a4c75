import type { appealEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { appealRule } from '@fledge/domain/accounts/rules.ts'
import { dayMs, formatDate, minuteMs } from '@fledge/kernel/dates.ts'
import { AppError, commitAndFail } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { readSettings } from '../settings/public.ts'
import { redeemAppealLink, saveAppealOfUser } from '../sessions/public.ts'

/** Sends the programme team an appeal against a ban. The link of the email is used with it. */
export const sendAppeal: Handler<typeof appealEndpoints.sendAppeal> = async ({
  db,
  body,
  net,
  now,
  services,
}) => {
  const wait = await consumeRateLimit(
    db,
    `appeal:${net}`,
    appealRule.perNetworkAnHour,
    60 * minuteMs,
  )
  if (wait !== null)
    return commitAndFail(
      new AppError('RATE_LIMITED', { messageKey: 'accounts.refused.appeals', retryAfter: wait }),
    )
  const { ban_appeal_days, ban_appeal_decision_days: days } = await readSettings(db)
  const shownDays = Math.max(ban_appeal_days, days)
  const userId = await redeemAppealLink(db, services.keyRing, body.token, shownDays)
  if (userId === null || !(await saveAppealOfUser(db, userId, body.appeal, days)))
    return commitAndFail(new AppError('CODE_EXPIRED', { messageKey: 'accounts.appeal.expired' }))
  await db.recordEvent(accountEvents.appeal, { subject: userId, note: body.appeal })
  const due = new Date(now.getTime() + days * dayMs).toISOString()
  await db.notify({
    to: { users: [userId] },
    content: composeMail('accounts.appealSent', { by: formatDate(due.slice(0, 10)) }),
    link: '/',
    isEmailOnly: true,
  })
  return { due_at: due }
}
