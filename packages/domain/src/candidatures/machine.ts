import { defineMachine } from '@fledge/kernel/machine.ts'
import { candidatureStages, openStages, timedStages } from './types.ts'

/**
 * State machine of a candidature (spec/states.md): one intern application and one plan, with the
 * stage both sides see.
 * `unshortlist` ends it; `returnToInterest` is the same button if the intern had expressed
 * interest. `recordInterest` records interest in a plan whose company had shortlisted the intern
 * privately; the stage stays. `endFurtherInterview` applies if an interview took place before the
 * one that did not. `endHire` applies when the internship is cancelled or ends early.
 */
export const candidatureMachine = defineMachine('candidature', candidatureStages, {
  express: { from: [null], to: 'INTERESTED', by: ['intern'] },
  recordInterest: { from: ['SHORTLISTED'], to: 'SHORTLISTED', by: ['intern'] },
  shortlist: { from: [null, 'INTERESTED'], to: 'SHORTLISTED', by: ['company'] },
  unshortlist: { from: ['SHORTLISTED'], to: 'CLOSED', by: ['company'] },
  returnToInterest: { from: ['SHORTLISTED'], to: 'INTERESTED', by: ['company'] },
  lapse: { from: timedStages, to: 'CLOSED', by: ['clock'] },
  proposeInterview: {
    from: [null, 'INTERESTED', 'SHORTLISTED', 'INTERVIEWED'],
    to: 'INTERVIEW_PROPOSED',
    by: ['company'],
  },
  scheduleInterview: {
    from: ['INTERVIEW_PROPOSED'],
    to: 'INTERVIEW_SCHEDULED',
    by: ['intern', 'company'],
  },
  rescheduleInterview: {
    from: ['INTERVIEW_SCHEDULED'],
    to: 'INTERVIEW_PROPOSED',
    by: ['intern', 'company'],
  },
  endInterview: {
    from: ['INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED'],
    to: 'SHORTLISTED',
    by: ['system'],
  },
  endFurtherInterview: {
    from: ['INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED'],
    to: 'INTERVIEWED',
    by: ['system'],
  },
  completeInterview: { from: ['INTERVIEW_SCHEDULED'], to: 'INTERVIEWED', by: ['system'] },
  sendOffer: {
    from: ['INTERVIEWED', 'OFFER_DECLINED', 'OFFER_EXPIRED'],
    to: 'OFFER_IN_REVIEW',
    by: ['company'],
  },
  approveOffer: { from: ['OFFER_IN_REVIEW'], to: 'OFFERED', by: ['operator', 'system'] },
  returnOffer: {
    from: ['OFFER_IN_REVIEW', 'OFFERED'],
    to: 'INTERVIEWED',
    by: ['operator', 'company', 'system'],
  },
  acceptOffer: { from: ['OFFERED'], to: 'OFFER_ACCEPTED', by: ['intern'] },
  declineOffer: { from: ['OFFERED'], to: 'OFFER_DECLINED', by: ['intern'] },
  expireOffer: { from: ['OFFERED'], to: 'OFFER_EXPIRED', by: ['clock'] },
  hire: { from: ['OFFER_ACCEPTED'], to: 'HIRED', by: ['company', 'system'] },
  disqualify: { from: openStages, to: 'DISQUALIFIED', by: ['company'] },
  withdraw: { from: openStages, to: 'WITHDRAWN', by: ['intern'] },
  close: { from: openStages, to: 'CLOSED', by: ['system'] },
  endHire: { from: ['HIRED'], to: 'CLOSED', by: ['system'] },
})
