import type { AuditEvent } from '@fledge/contract/audit-log/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'

const p = paths.operator

/** Pages of what an event is about, by its kind; the id is that of the subject. */
const subjectPaths: Readonly<Record<string, (id: string) => string>> = {
  account: (id) => buildPath(p.person, { id }),
  application: (id) => buildPath(p.application, { id }),
  batch: (id) => buildPath(p.batch, { id }),
  company: (id) => buildPath(p.company, { id }),
  credit: (id) => buildPath(p.company, { id }),
  internshipAction: () => buildPath(p.actions),
  job: () => buildPath(p.jobs),
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

/** Returns the page of what an event is about, or of its company; null if there is none. */
export const findSubjectPath = ({
  machine,
  subject_id: id,
  company_id: company,
}: AuditEvent): string | null =>
  subjectPaths[machine]?.(id) ?? (company ? buildPath(p.company, { id: company }) : null)
