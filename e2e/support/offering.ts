import { plusDays } from './clock.ts'
import { ask } from './company.ts'
import { type Applicant, companyDetails, type Hiring, linkedin } from './hiring.ts'
import { interviewed } from './interviewing.ts'

/**
 * Creates an approved six-week offer that waits for the intern; the batch decides what it costs.
 * @returns the offer's id
 */
export async function offered(hiring: Hiring, intern: Applicant): Promise<string> {
  const { page } = hiring.admin
  const candidature = await interviewed(hiring, intern)
  await ask(page, `PATCH candidature/${candidature}/company`, companyDetails)
  const { offer_id } = await ask<{ offer_id: string }>(page, 'POST offer/save-offer-io', {
    candidature_id: candidature,
    role: 'River data analyst',
    starts_on: hiring.starts,
    ends_on: plusDays(hiring.starts, 6 * 7 - 3),
    hours_a_week: 30,
    place: 'REMOTE',
    is_paid: false,
  })
  await ask(page, 'POST offer/v2/save-offer-supervisor', {
    offer_id,
    supervisor_id: hiring.memberIds.colleague,
    supervisor_linkedin: linkedin,
  })
  await ask(page, 'POST offer/send-intern-offer', { offer_id })
  await ask(hiring.operator.page, `POST operator/offers/${offer_id}/approve`)
  return offer_id
}
