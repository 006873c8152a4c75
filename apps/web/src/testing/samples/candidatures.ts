import type { Payload } from '../../platform/http/client.ts'
import { companyBrief, internBrief, planBrief } from './briefs.ts'
import { timeAfter } from './interviews.ts'
import { sampleMatch } from './matches.ts'

type Row = Payload<'candidatures', 'listCandidatures'>[number]

/** A row of the company's hiring pages: an intern who is interested. */
export const sampleCandidature: Row = {
  candidature_id: 'candidature',
  stage: 'INTERESTED',
  stage_since: '2026-11-23T09:00:00Z',
  turn: 'company',
  turn_since: '2026-11-23T09:00:00Z',
  due_at: '2026-11-26T09:00:00Z',
  closes_at: '2026-11-30T09:00:00Z',
  end_reason: null,
  end_note: null,
  plan: planBrief,
  created_at: '2026-11-23T09:00:00Z',
  interview: null,
  offer: null,
  intern: internBrief,
  fits: 4,
}
const interview = {
  interview_id: 'interview',
  status: 'CONFIRMED',
  ...timeAfter(52),
  answer_by: null,
  times: 3,
  end_reason: null,
  no_show: null,
} as const
const offer = {
  offer_id: 'offer',
  status: 'OFFERED',
  answer_by: '2026-12-02T17:00:00Z',
  starts_on: '2027-03-01',
  status_since: '2026-11-25T08:00:00Z',
} as const

const inStages: readonly Row[] = [
  sampleCandidature,
  { ...sampleCandidature, stage: 'SHORTLISTED', turn: 'none', due_at: null, closes_at: null },
  {
    ...sampleCandidature,
    stage: 'INTERVIEW_PROPOSED',
    turn: 'intern',
    interview: { ...interview, status: 'AWAITING_CONFIRMATION', starts_at: null, ends_at: null },
  },
  { ...sampleCandidature, stage: 'INTERVIEW_SCHEDULED', turn: 'both', due_at: null, interview },
  { ...sampleCandidature, stage: 'INTERVIEWED', due_at: '2026-11-24T09:00:00Z', interview },
  {
    ...sampleCandidature,
    stage: 'OFFER_IN_REVIEW',
    turn: 'operator',
    offer: { ...offer, status: 'IN_REVIEW' },
  },
  { ...sampleCandidature, stage: 'OFFERED', turn: 'intern', offer },
  { ...sampleCandidature, stage: 'HIRED', turn: 'none', due_at: null, offer },
  { ...sampleCandidature, stage: 'DISQUALIFIED', turn: 'none', due_at: null, end_reason: 'SKILLS' },
  {
    ...sampleCandidature,
    stage: 'WITHDRAWN',
    turn: 'none',
    due_at: null,
    end_reason: 'OTHER',
    end_note: 'Moving abroad.',
  },
]
/** Candidatures in different stages, with different turns. */
export const candidaturesInStages: readonly Row[] = inStages.map((row, at) => ({
  ...row,
  candidature_id: `candidature-${at}`,
}))

const { intern: _intern, fits: _fits, ...shared } = sampleCandidature

/** The same candidature as the intern sees it. */
export const internCandidature: Payload<'candidatures', 'listByHostCompany'>[number] = {
  ...shared,
  company: companyBrief,
  match: sampleMatch,
}

/** The stage of a candidature that its company has to answer. */
export const sampleStage: Payload<'candidatures', 'getStage'> = {
  candidature_id: 'candidature',
  stage: 'INTERESTED',
  stage_since: '2026-11-23T09:00:00Z',
  turn: 'company',
  turn_since: '2026-11-23T09:00:00Z',
  due_at: '2026-11-26T09:00:00Z',
  closes_at: '2026-11-30T09:00:00Z',
  end_reason: null,
  end_note: null,
  interview: null,
  offer: null,
  was_interested: true,
  is_private: false,
  history: [],
  usual_hours: { company: 20, intern: 5 },
  may: {
    shortlist: true,
    unshortlist: 'errors.ILLEGAL_TRANSITION',
    proposeInterview: true,
    hire: 'errors.ILLEGAL_TRANSITION',
    disqualify: true,
  },
  answer_overdue: null,
}

/** The company of a candidature, as its intern sees it. */
export const hostCompany: Payload<'candidatures', 'getHostCompany'> = {
  ...companyBrief,
  introduction: null,
  industry: 'Software',
  employee_count: '11 to 50',
  country_code: 'GB',
  city: 'London',
  website: 'https://aurora.example.com',
  linkedin: null,
  plan: {
    ...planBrief,
    description: 'Design parts of our app, from first sketches to tested prototypes.',
    responsibilities: 'Draw sketches\nTest prototypes with customers',
    place: 'HYBRID',
    start_month: '2027-03',
    duration_min: 8,
    duration_max: 16,
    hours_a_week: 32,
    working_from: '09:00',
    working_to: '17:00',
    time_zone: 'Europe/London',
  },
  answers_in_hours: 20,
}
