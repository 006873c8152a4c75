import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { PendingActKind, PendingActName } from '@fledge/domain/pending-acts/types.ts'

/** What a decision of the programme team is about. */
interface DecidedSubject {
  readonly act: PendingActName | undefined
  readonly subject_id: string
  /** User id of the person that it concerns. */
  readonly user_id: string | null
}

const { operator } = paths
const toApplication = ({ subject_id: id }: DecidedSubject) =>
  buildPath(operator.application, { id })
const toAccount = ({ subject_id: id }: DecidedSubject) => buildPath(operator.person, { id })

const pathsByKind: Readonly<Record<PendingActKind, (act: DecidedSubject) => string>> = {
  APPLICATION: toApplication,
  COMPANY: ({ subject_id: id }) => buildPath(operator.company, { id }),
  OFFER: ({ subject_id: id }) => buildPath(operator.offer, { id }),
  REPORT: () => buildPath(operator.reports),
  HIDING: ({ act, subject_id: id }) =>
    act === 'takeDownPlan' ? buildPath(operator.plan, { id }) : buildPath(operator.hiddenContent),
  REPLY: () => buildPath(operator.replies),
  ACTION: () => buildPath(operator.actions),
  RESCUE: ({ subject_id: id }) => buildPath(operator.case, { id }),
  CASE_MESSAGE: ({ subject_id: id }) => buildPath(operator.case, { id }),
  CLAIM: () => buildPath(operator.noShows),
  NO_SHOW: () => buildPath(operator.noShows),
  CERTIFICATE: () => buildPath(operator.certificates),
  DUPLICATE: toAccount,
  TASK: () => buildPath(operator.waits),
  PLACEMENT: toApplication,
  CREDIT: () => buildPath(operator.credits),
  REFUND: () => buildPath(operator.refunds),
  MESSAGE: () => buildPath(operator.messages),
  INVITATION: () => buildPath(operator.companyInvitations),
  PERSON: ({ user_id: id }) =>
    id === null ? buildPath(operator.people) : buildPath(operator.person, { id }),
  ACCOUNT: toAccount,
  LOOKUP: () => buildPath(operator.lookups),
  MAIL: toAccount,
}

/** Returns the page of what a decision is about. */
export const buildActPath = (kind: PendingActKind, subject: DecidedSubject): string =>
  pathsByKind[kind](subject)
