import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, commitAndFail } from '../../platform/http/app-error.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { parseEmailDomain } from '../lookups/public.ts'
import { adminsOfDomain } from './queries/members.queries.ts'

/**
 * Asks the administrators of the company with this email domain to invite the sender, at most once
 * a day per address.
 */
export const remindAdministrators: Handler<typeof memberEndpoints.remindAdministrators> = async ({
  db,
  body,
  net,
  services,
}) => {
  const wait =
    (await consumeRateLimit(
      db,
      `ask-admins:net:${net}`,
      services.env.production ? 20 : 500,
      dayMs,
    )) ??
    (await consumeRateLimit(
      db,
      `ask-admins:${services.keyRing.hash('limit', body.email)}`,
      1,
      dayMs,
    ))
  if (wait !== null) return commitAndFail(new AppError('RATE_LIMITED', { retryAfter: wait }))
  const admins = await db.many(adminsOfDomain, { email_domain: parseEmailDomain(body.email) })
  await db.notify({
    to: { users: admins.map((admin) => admin.user_id) },
    content: composeMail('members.asked', {
      email: body.email,
      company: admins[0]?.company_name ?? '',
    }),
    link: '/company/settings?tab=members',
  })
  return {}
}
