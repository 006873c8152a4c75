import type {
  CompanyInterviewView,
  InternInterviewView,
} from '@fledge/contract/interviews/schema.ts'
import type { Payload } from '../../platform/http/client.ts'
import { hoursFromNow } from '../story-time.ts'
import { companyBrief, internBrief, planBrief } from './briefs.ts'

/** A time of half an hour. @param hours after the present of the stories */
export const timeAfter = (hours: number) => ({
  starts_at: hoursFromNow(hours),
  ends_at: hoursFromNow(hours + 0.5),
})
const slotAfter = (hours: number) => ({
  ...timeAfter(hours),
  slot_id: `slot-${hours}`,
  in_company_hours: hours % 24 < 7,
})
const slots = [slotAfter(48), slotAfter(52), slotAfter(56)]
const notNow = 'errors.ILLEGAL_TRANSITION'

const interview = {
  interview_id: 'interview',
  candidature_id: 'candidature',
  plan: planBrief,
  status: 'AWAITING_CONFIRMATION',
  status_since: '2026-11-24T10:00:00Z',
  created_at: '2026-11-24T10:00:00Z',
  duration_minutes: 30,
  proposed_zone: 'Europe/London',
  slots,
  starts_at: null,
  ends_at: null,
  answer_by: '2026-11-26T10:00:00Z',
  meeting_link: 'https://meet.example.com/aurora',
  interviewers: [
    { member_id: 'member', name: 'Grace Lin', picture_url: null, job_title: 'Head of design' },
  ],
  end_reason: null,
  end_note: null,
  no_show: null,
  attendance: { company: null, intern: null },
  moves_left: 2,
  feedback: null,
} satisfies Partial<CompanyInterviewView>

/** An interview whose times its intern has to answer, as the company sees it. */
export const companyInterview: CompanyInterviewView = {
  ...interview,
  intern: internBrief,
  notes: null,
  may: {
    choose: notNow,
    reschedule: true,
    cancel: true,
    editNotes: true,
    giveFeedback: notNow,
    claimNoShow: notNow,
    contestNoShow: notNow,
    withdrawClaim: notNow,
  },
}
/** The same interview as the intern sees it. */
export const internInterview: InternInterviewView = {
  ...interview,
  company: companyBrief,
  may: {
    confirm: true,
    counterPropose: true,
    decline: true,
    giveInternFeedback: notNow,
    confirmHeld: notNow,
    claimNoShow: notNow,
    contestNoShow: notNow,
    withdrawClaim: notNow,
  },
}

export const agreed = { status: 'CONFIRMED', ...timeAfter(52), answer_by: null } as const
export const inPast = { status: 'IN_PAST', ...timeAfter(-20), answer_by: null } as const
/** A report of a missed interview that the other side can still dispute. */
export const sampleClaim: NonNullable<CompanyInterviewView['no_show']> = {
  claimed_by: 'intern',
  claimed_at: '2026-11-24T15:00:00Z',
  contested_at: null,
  contest_by: '2026-11-27T15:00:00Z',
  turn: 'company',
  due_at: '2026-11-27T15:00:00Z',
}

const openTimes = [48, 48.5, 49, 52, 56, 60].map((hours) => slotAfter(hours))
const times = {
  interview_id: 'interview',
  status: 'AWAITING_CONFIRMATION',
  slots,
  duration_minutes: 30,
  company_hours: { from: '09:00', to: '17:00' },
  answer_by: '2026-11-26T10:00:00Z',
  other_times: openTimes,
  busy: [timeAfter(50)],
  unread: [],
  moves_left: 2,
  clock_changes: [],
} as const

/** Other times that the company can propose for an interview. */
export const movableTimes: Payload<'interviews', 'interviewTimes'> = {
  ...times,
  busy: [...times.busy],
  unread: [],
  clock_changes: [],
  own_zone: 'Europe/London',
  other_zone: 'Africa/Lagos',
}
/** The times that an intern chooses from. */
export const timeChoice: Payload<'interviews', 'internInterviewTimes'> = {
  ...movableTimes,
  own_zone: 'Africa/Lagos',
  other_zone: 'Europe/London',
  interview: internInterview,
}
/** The times that a company can propose to an intern. */
export const openSlots: Payload<'interviews', 'internOpenSlots'> = {
  intern: internBrief,
  company_zone: 'Europe/London',
  company_hours: { from: '09:00', to: '17:00' },
  duration_minutes: 30,
  from: hoursFromNow(24),
  to: hoursFromNow(720),
  slots: openTimes,
  busy: [timeAfter(50)],
  unread: [],
  makes_link: null,
  clock_changes: [],
}
export const unreadCalendars: Payload<'interviews', 'interviewTimes'>['unread'] = [
  { name: 'Grace Lin', calendar_provider: 'GOOGLE', because: 'BROKEN', is_own: true },
  { name: 'Tomáš Novák', calendar_provider: 'OUTLOOK', because: 'AWAY', is_own: false },
]
