import { paths } from '@fledge/contract/paths.ts'
import { digestHour } from '@fledge/domain/overdue/types.ts'
import { saveSetting } from '../../platform/db/settings.ts'
import type { Job } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { getOverdueCounts } from './read-overdue.ts'
import { managerUsers } from './queries/overdue.queries.ts'

/** Emails overdue items to each manager once a day, and nothing on days without any. */
const digestJob: Job = {
  name: 'overdue.digest',
  async run(tx) {
    if (tx.now.getUTCHours() < digestHour) return 0
    const day = tx.now.toISOString().slice(0, 10)
    if (!(await saveSetting(tx, 'overdue_digest', day))) return 0
    const counts = await getOverdueCounts(tx)
    if (counts.length === 0) return 1
    await tx.notify({
      to: { users: (await tx.many(managerUsers)).map((manager) => manager.user_id) },
      content: composeMail('overdue.digest', {
        count: counts.reduce((sum, kind) => sum + kind.count, 0),
      }),
      rows: counts.map((row) => [
        translate(`overdue.kind.${row.kind}`),
        row.count,
        { time: row.oldest_due, as: 'day' },
      ]),
      link: paths.operator.overdue,
      isEmailOnly: true,
      dedupeKey: `overdue:${day}`,
    })
    return 1
  },
}

export const overdueJobs: readonly Job[] = [digestJob]
