import type { outboxEndpoints } from '@fledge/contract/outbox/endpoints.ts'
import type { FailedMail } from '@fledge/contract/outbox/schema.ts'
import { outboxCan } from '@fledge/domain/outbox/can.ts'
import { toMailFailure } from '@fledge/domain/outbox/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { hasSecrets } from '../../platform/mail/mail-secrets.ts'
import { renderSubject } from '../../platform/mail/render-mail.ts'
import type { FailedMailRow } from './queries/outbox.queries.ts'
import { failedMailList } from './store.ts'

/** Returns emails whose delivery failed so far or was given up. */
export const listFailedMails: Handler<(typeof outboxEndpoints)['listFailedMails']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, failedMailList, {
    scope: { operator: actor.operator },
    filters: { state: query.state, search: query.search },
    paging: query,
  })
  return toKeysetResult(page.rows.map(toFailedMail), page)
}

function toFailedMail(row: FailedMailRow): FailedMail {
  const isWiped = row.is_wiped
  return {
    id: row.id,
    state: row.skipped ? 'GIVEN_UP' : 'RETRYING',
    subject: isWiped || hasSecrets(row) ? null : renderSubject(row),
    to: row.to_address,
    user_id: row.user_id,
    created_at: row.created_at,
    tries: row.tries,
    next_try_at: row.skipped ? null : row.next_try_at,
    failure: toMailFailure(row.last_error),
    last_error: row.last_error,
    may: toActionMap({ retry: outboxCan.retry({ isWiped }) }),
  }
}
