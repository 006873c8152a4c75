import { failedMailColumns } from '@fledge/contract/outbox/mail-columns.ts'
import type { outboxEndpoints } from '@fledge/contract/outbox/endpoints.ts'
import type { FailedMail } from '@fledge/contract/outbox/schema.ts'
import { outboxCan } from '@fledge/domain/outbox/can.ts'
import { toMailFailure } from '@fledge/domain/outbox/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList, mapBatches } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { hasSecrets } from '../../platform/mail/mail-secrets.ts'
import { renderSubject } from '../../platform/mail/render-mail.ts'
import type { FailedMailRow } from './queries/outbox.queries.ts'
import { toMailRequest } from './mail-request.ts'
import { failedMailList } from './store.ts'

/** Returns emails whose delivery failed so far or was given up. */
export const listFailedMails: Handler<(typeof outboxEndpoints)['listFailedMails']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, failedMailList, {
    ...toMailRequest(actor, query),
    paging: query,
  })
  return toKeysetResult(page.rows.map(toFailedMail), page)
}

/** Sends the list as CSV. */
export const exportFailedMails: Handler<(typeof outboxEndpoints)['exportFailedMails']> = (
  request,
) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, failedMailList, toMailRequest(actor, query))
  return exportList(request, {
    list: 'failed-emails',
    columns: failedMailColumns,
    rows: mapBatches(rows, toFailedMail),
  })
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
