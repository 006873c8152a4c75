import type { Instant } from '@fledge/kernel/dates.ts'
import { data, defineEvents, defineTransitionEvents } from '@fledge/kernel/events.ts'
import { interviewMachine } from './machine.ts'

interface InterviewEventData {
  /** Start of the agreed time; null if none was ever agreed. */
  readonly starts_at: Instant | null
}

interface AgreedTimeData {
  readonly starts_at: Instant
}

/** The agreed time that was dropped; null if there was none. */
interface GivenUpTimeData extends InterviewEventData {
  readonly had_time: Instant | null
}

interface OtherTimesData extends GivenUpTimeData {
  readonly slots: readonly Instant[]
}

export interface InterviewEndData extends GivenUpTimeData {
  /** What happened to the credit, if one was reserved. */
  readonly credit?: 'SPEND' | 'RELEASE'
}

interface ClaimEventData extends InterviewEventData {
  /** Whether the other side has already said that the interview took place. */
  readonly is_contested: boolean
}

interface HandOverData extends InterviewEventData {
  /** User id and name of the leaving interviewer. */
  readonly left: string
  readonly left_name: string
  /** Member id of the chosen colleague; null if the remaining interviewers continue. */
  readonly to: string | null
  readonly to_name: string
}

/** A reply deadline that the programme team put off, and which side has to reply. */
export interface DeadlineEventData {
  readonly from: Instant
  readonly to: Instant
  readonly side: 'company' | 'intern'
}

/** Events of an interview: its transitions, and actions that change no status. */
export const interviewEvents = {
  ...defineTransitionEvents(interviewMachine, {
    propose: data<{ slots: readonly Instant[] }>(),
    confirm: data<AgreedTimeData>(),
    choose: data<AgreedTimeData>(),
    counterPropose: data<OtherTimesData>(),
    reschedule: data<OtherTimesData>(),
    cancel: data<InterviewEndData>(),
    decline: data<InterviewEndData>(),
    pass: data<InterviewEndData>(),
    complete: data<InterviewEndData>(),
    settle: data<InterviewEndData>(),
    recordInternNoShow: data<InterviewEndData>(),
    recordCompanyNoShow: data<InterviewEndData>(),
    lapse: data<InterviewEndData>(),
    release: data<InterviewEndData>(),
    reject: data<InterviewEndData>(),
  }),
  ...defineEvents('interview', {
    moveLink: data<InterviewEventData>(),
    handOver: data<HandOverData>(),
    remind: data<AgreedTimeData>(),
    claimInternNoShow: data<ClaimEventData>(),
    claimCompanyNoShow: data<ClaimEventData>(),
    contestNoShow: data<InterviewEventData>(),
    withdrawInternNoShow: data<InterviewEventData>(),
    withdrawCompanyNoShow: data<InterviewEventData>(),
    giveInternFeedback: data<InterviewEventData>(),
    confirmHeld: data<InterviewEventData>(),
    extend: data<DeadlineEventData>(),
  }),
}
