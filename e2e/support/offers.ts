import { addDaysTo } from './clock.ts'
import { sendRequest } from './requests.ts'
import {
  type ApprovedIntern,
  contractDetails,
  type HiringCompany,
  linkedinUrl,
} from './hiring-company.ts'
import { createPastInterview } from './interviews.ts'

/**
 * Creates an approved six-week offer that waits for the intern; the batch decides what it costs.
 * @returns the offer's id
 */
export async function sendApprovedOffer(
  hiring: HiringCompany,
  intern: ApprovedIntern,
): Promise<string> {
  const { page } = hiring.admin
  const candidature = await createPastInterview(hiring, intern)
  await sendRequest(page, `PATCH candidature/${candidature}/company`, contractDetails)
  const { offer_id } = await sendRequest<{ offer_id: string }>(page, 'POST offer/save-offer-io', {
    candidature_id: candidature,
    role: 'River data analyst',
    starts_on: hiring.starts,
    ends_on: addDaysTo(hiring.starts, 6 * 7 - 3),
    hours_a_week: 30,
    place: 'REMOTE',
    is_paid: false,
  })
  await sendRequest(page, 'POST offer/v2/save-offer-supervisor', {
    offer_id,
    supervisor_id: hiring.memberIds.colleague,
    supervisor_linkedin: linkedinUrl,
  })
  await sendRequest(page, 'POST offer/send-intern-offer', { offer_id })
  await sendRequest(hiring.operator.page, `POST operator/offers/${offer_id}/approve`)
  return offer_id
}
