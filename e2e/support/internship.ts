import { expect } from './expect.ts'
import { getProductTime, addDaysTo, moveClockTo } from './clock.ts'
import { sendRequest, signInByApi } from './requests.ts'
import {
  type ApprovedIntern,
  contractDetails,
  type HiringCompany,
  linkedinUrl,
} from './hiring-company.ts'
import { createPastInterview } from './interviews.ts'

const day = 86_400_000

/**
 * Takes an intern from the interview to an internship through the endpoints of both sides.
 * @param days number of days between the first and the last day
 * @returns the internship's id
 */
export async function hireIntern(
  hiring: HiringCompany,
  intern: ApprovedIntern,
  days = 5 * 7 - 3,
): Promise<string> {
  const { page } = hiring.admin
  const candidature = await createPastInterview(hiring, intern)
  await sendRequest(page, `PATCH candidature/${candidature}/company`, contractDetails)
  const { offer_id } = await sendRequest<{ offer_id: string }>(page, 'POST offer/save-offer-io', {
    candidature_id: candidature,
    role: 'River data analyst',
    starts_on: hiring.starts,
    ends_on: addDaysTo(hiring.starts, days),
    hours_a_week: 30,
    place: 'REMOTE',
    is_paid: false,
    note: 'Welcome to the river.',
  })
  await sendRequest(page, 'POST offer/v2/save-offer-supervisor', {
    offer_id,
    supervisor_id: hiring.memberIds.colleague,
    supervisor_linkedin: linkedinUrl,
  })
  await sendRequest(page, 'POST offer/send-intern-offer', { offer_id })
  await sendRequest(hiring.operator.page, `POST operator/offers/${offer_id}/approve`)
  return (
    await sendRequest<{ internship_id: string }>(
      intern.person.page,
      'POST intern-service/intern-offer/accept-offer-B2B',
      { offer_id, terms_accepted: true },
    )
  ).internship_id
}

/**
 * Advances the clock in steps of 20 days with activity from everyone, because sessions end after 30
 * days of inactivity.
 */
export async function passTimeUntil(
  hiring: HiringCompany,
  intern: ApprovedIntern,
  at: string,
): Promise<void> {
  for (;;) {
    const now = (await getProductTime(hiring.admin)).getTime()
    await moveClockTo(
      hiring.admin.page,
      new Date(Math.min(Date.parse(at), now + 20 * day)).toISOString(),
    )
    // Operators sign in every day.
    await signInByApi(hiring.operator)
    for (const person of [hiring.admin, hiring.colleague, intern.person])
      await sendRequest(person.page, 'GET api/check-token')
    if (now + 20 * day >= Date.parse(at)) return
  }
}

interface RequestDecision {
  readonly press: 'Accept' | 'Decline'
  readonly reason: string
  /** Runs in the dialog before the decision. */
  readonly before?: () => Promise<void>
}

/**
 * Opens a request as the operator and decides with a reason.
 * @param label label of the request in its row
 */
export async function decideRequest(
  hiring: HiringCompany,
  label: string,
  { press, reason, before }: RequestDecision,
): Promise<void> {
  const { page } = hiring.operator
  await page.goto('/operator/actions')
  const row = page.getByRole('row').filter({ hasText: hiring.company }).filter({ hasText: label })
  await expect(row).toBeVisible()
  await hiring.operator.checkScreen(`the request: ${label}`)
  await row.getByRole('button', { name: press }).click()
  const dialog = page.getByRole('dialog')
  if (before) await before()
  await dialog.getByRole('button', { name: press }).click()
  await expect(dialog.getByText('Reason for the decision').last()).toBeVisible()
  await dialog.getByLabel('Reason for the decision').fill(reason)
  await dialog.getByRole('button', { name: press }).click()
  await expect(
    page.getByText(
      'Your decision will take effect in a few seconds. Everyone involved will get an email.',
    ),
  ).toBeVisible()
}
