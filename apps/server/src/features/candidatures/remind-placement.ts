import { paths } from '@fledge/contract/paths.ts'
import { getDueReminder } from '@fledge/domain/applications/deadline-reminders.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { markPlacement, type PlacementRow } from './queries/placement.queries.ts'

async function notifyCompany(tx: Tx, row: PlacementRow, step: Date): Promise<void> {
  await tx.notify({
    to: { users: row.users },
    content: composeMail('candidatures.placementCloses', {
      batch: row.batch_name,
      by: { time: row.due, as: 'day' },
      candidates:
        row.candidates === 1
          ? translate('candidatures.openInBatch.one')
          : translate('candidatures.openInBatch.more', { count: row.candidates }),
    }),
    link: paths.company.hiring,
    dedupeKey: `placement:${row.company_id}:${row.batch_id}:${row.due}:${step.toISOString()}`,
  })
}

/**
 * Reminds companies that can still make an offer in a batch before its placement closes, once for
 * all of its candidates (spec/states.md, Reminders).
 */
export const remindPlacement: Job = {
  name: 'candidatures.remindPlacement',
  async run(tx) {
    const rows = await tx.many(markPlacement, { now: tx.now.toISOString() })
    for (const row of rows) {
      const step = getDueReminder(row.since, row.due, row.reminded_at, tx.now)
      if (step) await notifyCompany(tx, row, step)
    }
    return rows.length
  },
}
