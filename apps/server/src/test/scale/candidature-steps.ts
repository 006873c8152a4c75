import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import { getLapseReason } from '@fledge/domain/candidatures/stage-deadlines.ts'
import { isLiveInterview } from '@fledge/domain/interviews/rules.ts'
import { isOfferInPreparation, isOpenOffer } from '@fledge/domain/offers/rules.ts'
import type { CandidatureStepName } from './candidature-paths.ts'
import { type CandidatureState, companyActor, internActor, moveStage } from './candidature-state.ts'
import { toTimestamp } from './copy-format.ts'
import { clockActor, systemActor } from './event-writer.ts'
import { acceptOffer } from './hire-steps.ts'
import * as ending from './interview-endings.ts'
import * as interviewing from './interview-steps.ts'
import * as offering from './offer-steps.ts'

/**
 * Changes a candidature at a given time.
 * @param passedAt when the proposed interview ends; null if it does not take place
 * @param reason why the system closes it
 */
type CandidatureStep = (
  state: CandidatureState,
  at: number,
  passedAt: number | null,
  reason: string | null,
) => void

/** The steps of `candidature-paths.ts`; each changes the same rows as the server's operation. */
export const candidatureSteps: Readonly<Record<CandidatureStepName, CandidatureStep>> = {
  express(state, at) {
    moveStage(state, 'express', 'intern', at, { actor: internActor(state) })
    state.row.interested_at = toTimestamp(at)
  },
  shortlist(state, at) {
    moveStage(state, 'shortlist', 'company', at, { actor: companyActor(state) })
    state.shortlistedAt = at
  },
  unshortlist(state, at) {
    moveStage(state, 'unshortlist', 'company', at, {
      actor: companyActor(state),
      reason: 'OFF_SHORTLIST',
    })
  },
  ...interviewing,
  cancelInterview: ending.cancelInterview,
  declineInterview: ending.declineInterview,
  lapseProposal: ending.lapseProposal,
  completeInterview: ending.completeInterview,
  claimNoShow: ending.claimNoShow,
  contestNoShow: ending.contestNoShow,
  recordNoShow: ending.recordNoShow,
  draftOffer: offering.draftOffer,
  sendOffer: offering.sendOffer,
  approveOffer: offering.approveOffer,
  requestRevision: offering.requestRevision,
  rejectOffer: offering.rejectOffer,
  declineOffer: offering.declineOffer,
  expireOffer: offering.expireOffer,
  acceptOffer,
  lapse(state, at) {
    const reason = getLapseReason({
      stage: state.stage ?? 'CLOSED',
      interestedAt: state.row.interested_at === null ? null : String(state.row.interested_at),
      hadInterview: state.interviews.length > 0,
    })
    moveStage(state, 'lapse', 'clock', at, { actor: clockActor, reason })
  },
  disqualify(state, at) {
    moveStage(state, 'disqualify', 'company', at, { actor: companyActor(state), reason: 'SKILLS' })
  },
  withdraw(state, at) {
    moveStage(state, 'withdraw', 'intern', at, { actor: internActor(state), reason: 'DATES' })
  },
  close,
}

/** The system closes it together with its interview and its offer. */
function close(state: CandidatureState, at: number, _: number | null, reason: string | null): void {
  const actor = systemActor
  moveStage(state, 'close', 'system', at, { actor, reason })
  const interview = state.interviews.at(-1)
  if (interview?.status && isLiveInterview(interview.status))
    ending.endInterview(state, at, { name: 'release', by: 'system', actor, reason: reason ?? '' })
  const status = state.offer?.status
  if (!status || !isOpenOffer(status)) return
  if (isOfferInPreparation(status)) {
    offering.moveOffer(state, 'discard', 'system', at, { actor })
    return
  }
  offering.endOffer(state, 'withdraw', 'system', at, { actor, reason })
}

/** Whether the candidature is on the plan's shortlist, from which its end removes it. */
export const isShortlisted = ({ stage, shortlistedAt }: CandidatureState): boolean =>
  shortlistedAt !== null &&
  stage !== null &&
  candidatureMachine.transitions.disqualify.from.some((open) => open === stage)
