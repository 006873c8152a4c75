import type { Page } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { addDaysTo } from '../support/clock.ts'
import type { HiringCompany } from '../support/hiring-company.ts'
import { sendRequest } from '../support/requests.ts'

interface Offer {
  readonly offer_id: string
  readonly status: string
}
/** Fields of step 1 of an offer. */
export const toOfferFields = (hiring: HiringCompany, over: object = {}) => ({
  role: 'River data analyst',
  starts_on: hiring.starts,
  ends_on: addDaysTo(hiring.starts, 6 * 7 - 3),
  hours_a_week: 30,
  place: 'REMOTE',
  is_paid: false,
  ...over,
})
/** Returns the newest offer of a candidature. */
export const getOffer = async (hiring: HiringCompany, candidature: string) =>
  (
    await sendRequest<readonly Offer[]>(hiring.admin.page, `GET candidature/${candidature}/offers`)
  )[0] ?? {
    offer_id: '',
    status: '',
  }

/** Checks that the plan's supervisor is preselected. */
export const expectPreselected = (page: Page) =>
  expect(page.getByRole('combobox', { name: 'Supervisor', exact: true })).toHaveValue(/Noor/)
