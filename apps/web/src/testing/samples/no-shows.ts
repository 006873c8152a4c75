import type { Payload } from '../../platform/http/client.ts'
import { respondWith } from '../fake-server.tsx'
import { companyInterview, inPast, sampleClaim } from './interviews.ts'

type NoShowStatus = Payload<'noShows', 'listCompanyNoShows'>

export const sampleNoShow: NoShowStatus['no_shows'][number] = {
  no_show_id: 'no-show',
  interview_id: 'interview',
  candidature_id: 'candidature',
  other: 'Amara Okafor',
  plan_name: 'Product design',
  starts_at: '2026-11-20T14:00:00Z',
  recorded_at: '2026-11-21T14:00:00Z',
  place: 1,
  counts_until: '2027-05-20T14:00:00Z',
  explanation: null,
  explained_at: null,
  contested_at: null,
  contest_by: '2026-11-28T14:00:00Z',
  decision: null,
  decision_note: null,
  decided_at: null,
  answer_by: null,
  may: { explain: true, contest: true },
}

export const noNoShows: NoShowStatus = {
  count: 0,
  owes: null,
  answer_by: null,
  over_until: null,
  book: true,
  no_shows: [],
}
/** A missed interview has to be explained before the next booking. */
export const owedExplanation: NoShowStatus = {
  ...noNoShows,
  count: 1,
  owes: 'no-show',
  book: 'Explain the missed interview before you book another one.',
  no_shows: [sampleNoShow],
}

/** Neither side has missed an interview. */
export const nothingMissed = [
  respondWith('noShows', 'listCompanyNoShows', noNoShows),
  respondWith('noShows', 'listInternNoShows', noNoShows),
]
/** Both sides have to explain a missed interview. */
export const explanationOwed = [
  respondWith('noShows', 'listCompanyNoShows', owedExplanation),
  respondWith('noShows', 'listInternNoShows', owedExplanation),
]

const { may: _may, notes: _notes, ...interview } = companyInterview
/** A report of a missed interview that the company disputes, as the programme team sees it. */
export const disputedReport: Payload<'interviews', 'listContested'>[number] = {
  ...interview,
  ...inPast,
  no_show: { ...sampleClaim, contested_at: '2026-11-24T16:00:00Z', turn: 'operator' },
  company_name: 'Aurora Labs',
  contested_at: '2026-11-24T16:00:00Z',
  words: [
    { by: 'intern', note: 'I waited for 20 minutes.', at: '2026-11-24T15:00:00Z' },
    { by: 'company', note: 'We waited in the other meeting.', at: '2026-11-24T16:00:00Z' },
  ],
}

/** An intern's second missed interview, explained, which the programme team has to decide on. */
export const noShowReview: Payload<'noShows', 'listNoShowReviews'>[number] = {
  no_show_id: 'no-show',
  side: 'intern',
  company_name: 'Aurora Labs',
  company_id: 'company',
  intern_name: 'Amara Okafor',
  plan_name: 'Product design',
  starts_at: '2026-11-20T14:00:00Z',
  recorded_at: '2026-11-21T14:00:00Z',
  place: 2,
  counting_days: 180,
  explanation: 'My train stood still without a network.',
  explained_by: 'Amara Okafor',
  explained_at: '2026-11-24T12:00:00Z',
  contested_at: null,
  answer_by: '2026-11-27T12:00:00Z',
  since: '2026-11-24T12:00:00Z',
  notes: [],
  earlier: [],
}
