import { buildPath, paths } from '@fledge/contract/paths.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import * as eventStore from './queries/event.queries.ts'
import type { ConnectionRow } from './queries/calendars.queries.ts'

/**
 * Asks the owner of a calendar for a link, once per interview, for agreed interviews whose link the
 * calendar will not create.
 */
export async function notifyMissingLinks(
  tx: Tx,
  row: Pick<ConnectionRow, 'connection_id' | 'user_id' | 'provider'>,
): Promise<void> {
  for (const interview of await tx.many(eventStore.selectInterviewsWithoutLink, {
    connection_id: row.connection_id,
    now: tx.now.toISOString(),
  })) {
    await tx.notify({
      to: { users: [row.user_id] },
      content: composeMail('calendars.noLink', {
        intern: displayName(interview.intern_first_name, interview.intern_last_name, true),
        provider: translate(`calendars.provider.${row.provider}`),
        time: { time: interview.starts_at, zone: interview.intern_time_zone },
      }),
      dedupeKey: `calendars.noLink:${interview.interview_id}:${interview.starts_at}`,
      link: buildPath(
        paths.company.candidate,
        { candidate: interview.candidature_id },
        { tab: 'interviews' },
      ),
    })
  }
}
