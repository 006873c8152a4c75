import type { Payload } from '../../platform/http/client.ts'
import { responds } from '../fake-server.tsx'

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
  responds('noShows', 'listCompanyNoShows', noNoShows),
  responds('noShows', 'listInternNoShows', noNoShows),
]
/** Both sides have to explain a missed interview. */
export const explanationOwed = [
  responds('noShows', 'listCompanyNoShows', owedExplanation),
  responds('noShows', 'listInternNoShows', owedExplanation),
]
