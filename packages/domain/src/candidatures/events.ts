import { data, defineTransitionEvents } from '@fledge/kernel/events.ts'
import { candidatureMachine } from './machine.ts'

const planData = data<{ readonly plan_id: string }>()

/** Transitions of a candidature; each names its plan. */
export const candidatureEvents = defineTransitionEvents(candidatureMachine, {
  express: planData,
  recordInterest: planData,
  shortlist: planData,
  unshortlist: planData,
  returnToInterest: planData,
  lapse: planData,
  proposeInterview: planData,
  scheduleInterview: planData,
  rescheduleInterview: planData,
  endInterview: planData,
  endFurtherInterview: planData,
  completeInterview: planData,
  sendOffer: planData,
  approveOffer: planData,
  returnOffer: planData,
  acceptOffer: planData,
  declineOffer: planData,
  expireOffer: planData,
  hire: planData,
  disqualify: planData,
  withdraw: planData,
  close: planData,
  endHire: planData,
})
