import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'

interface WaitPlace {
  readonly kind: OverdueKind
  readonly id: string
  readonly company_id: string | null
  readonly is_concern: boolean
}

const pathsByKind: Readonly<Record<OverdueKind, (wait: WaitPlace) => string>> = {
  APPLICATION: ({ id }) => buildPath(paths.operator.application, { id }),
  OPINION: ({ id }) => buildPath(paths.operator.application, { id }),
  COMPANY: ({ id }) => buildPath(paths.operator.companyReview, { id }),
  WAITING_LIST: ({ id }) => buildPath(paths.operator.companyReview, { id }),
  OFFER: ({ id }) => buildPath(paths.operator.offer, { id }),
  CLAIM: () => buildPath(paths.operator.noShows),
  NO_SHOW: () => buildPath(paths.operator.noShows),
  ACTION: ({ id, is_concern: isConcern }) =>
    isConcern ? buildPath(paths.operator.case, { id }) : buildPath(paths.operator.actions),
  APPEAL: () => buildPath(paths.operator.hiddenContent),
  REPORT: () => buildPath(paths.operator.reports, {}, { status: 'REPORTED' }),
  DECISION: ({ company_id: id }) => buildPath(paths.operator.company, { id: id ?? '' }),
  REFUND: () => buildPath(paths.operator.refunds, {}, { refund: 'PROPOSED' }),
  MESSAGE: () => buildPath(paths.operator.messages, {}, { state: 'AWAITING_APPROVAL' }),
  REPLY: () => buildPath(paths.operator.replies, {}, { status: 'UNANSWERED' }),
  BAN_APPEAL: ({ id }) => buildPath(paths.operator.person, { id }),
  ERASURE: () => buildPath(paths.operator.privacy, {}, { kind: 'ERASURE' }),
  PLACEMENT: ({ id }) => buildPath(paths.operator.application, { id }),
}

/** Path of the page where the programme team ends this wait. */
export const buildWaitPath = (wait: WaitPlace): string => pathsByKind[wait.kind](wait)
