import type { AuditEvent } from '@fledge/contract/audit-log/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { buildActPath } from '../../shared/act-path.ts'

const p = paths.operator

/** Pages of what an event is about, by its kind; the id is that of the subject. */
const subjectPaths: Readonly<Record<string, (id: string) => string>> = {
  account: (id) => buildPath(p.person, { id }),
  application: (id) => buildPath(p.application, { id }),
  batch: (id) => buildPath(p.batch, { id }),
  company: (id) => buildPath(p.company, { id }),
  credit: (id) => buildPath(p.company, { id }),
  internshipAction: () => buildPath(p.actions),
  companyInvitation: () => buildPath(p.companyInvitations),
  job: () => buildPath(p.jobs),
  message: () => buildPath(p.messages),
  messageReply: () => buildPath(p.replies),
  noShow: () => buildPath(p.noShows),
  offer: (id) => buildPath(p.offer, { id }),
  outbox: () => buildPath(p.outbox),
  partner: () => buildPath(p.batches),
  payment: () => buildPath(p.refunds),
  paymentDifference: () => buildPath(p.differences),
  person: (id) => buildPath(p.person, { id }),
  providerEvent: () => buildPath(p.webhooks),
  refundProposal: () => buildPath(p.refunds),
  secondFactor: (id) => buildPath(p.person, { id }),
  setting: () => buildPath(p.programmeSettings),
  wait: () => buildPath(p.waits),
}

/** Returns the page of what an event is about, or of its company or person; null if there is none. */
export function findSubjectPath(event: AuditEvent): string | null {
  const { machine, subject_id: id, company_id: company, person_id: person } = event
  if (event.plan_id) return buildPath(p.plan, { id: event.plan_id })
  if (event.pending_kind)
    return buildActPath(event.pending_kind, { act: undefined, subject_id: id, user_id: person })
  const path = subjectPaths[machine]?.(id)
  if (path) return path
  if (company) return buildPath(p.company, { id: company })
  return person ? buildPath(p.person, { id: person }) : null
}
