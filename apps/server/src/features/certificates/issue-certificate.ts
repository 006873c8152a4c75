import { randomUUID } from 'node:crypto'
import type { CertificateFacts } from '@fledge/contract/certificates/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { certificateEvents } from '@fledge/domain/certificates/events.ts'
import { hasEarnedCertificate } from '@fledge/domain/internships/rules.ts'
import type { EventHandler } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import {
  certificateSource,
  insertCertificate,
  type CertificateSourceRow,
} from './queries/certificates.queries.ts'

const isEarned = (row: CertificateSourceRow) =>
  hasEarnedCertificate({
    status: row.status,
    weeks: row.weeks,
    weeksDone: row.weeks_done,
    endedEarly: row.ended_early,
  })

/**
 * Issues a certificate under an unguessable id if the intern completed enough weeks of the
 * internship.
 */
export const issueCertificate: EventHandler = async (event, tx) => {
  const row = await tx.one(certificateSource, { internship_id: event.subject })
  if (!row || !isEarned(row)) return
  const {
    internship_id,
    intern_user_id,
    company_id,
    intern_id,
    status: _status,
    ended_early: _early,
    ...rest
  } = row
  const facts: CertificateFacts = rest
  // Not a time-sortable id, which would reveal when other certificates were issued.
  const uuid = randomUUID()
  const at = tx.now.toISOString()
  const inserted = await tx.run(insertCertificate, {
    uuid,
    internship_id,
    facts: JSON.stringify(facts),
    now: at,
  })
  if (inserted === 0) return
  await tx.recordEvent(certificateEvents.issue, {
    subject: uuid,
    company: company_id,
    intern: intern_id,
    candidature: event.candidature,
    data: { internship_id },
  })
  await tx.notify({
    to: { users: [intern_user_id] },
    content: composeMail('certificates.issued', { role: facts.role, company: facts.company }),
    link: buildPath(paths.public.certificate, { uuid }),
  })
}
