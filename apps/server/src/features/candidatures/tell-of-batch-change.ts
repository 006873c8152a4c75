import { buildPath, paths } from '@fledge/contract/paths.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { knownCandidaturesOf, selectCandidatureRecipients } from './queries/clock.queries.ts'

/** Tells the companies in contact with an intern that the dates of another batch now apply. */
export const tellOfBatchChange = on(applicationEvents.changeBatch, async (event, tx) => {
  const open = await tx.many(knownCandidaturesOf, { application_id: event.subject })
  const rows = await tx.many(selectCandidatureRecipients, {
    candidature_ids: open.map((row) => row.candidature_id),
  })
  for (const row of rows)
    await tx.notify({
      to: { users: row.admins },
      content: composeMail('candidatures.batchChanged', {
        intern: displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible),
        plan: row.plan_name,
        batch: event.data.to.name,
      }),
      link: buildPath(paths.company.candidate, { candidate: row.candidature_id }),
    })
})
