import { randomUUID } from 'node:crypto'
import { getMonday, addDays } from '@fledge/kernel/dates.ts'
import { sandboxKey } from '../platform/payment-sandbox/sandbox-key.ts'
import type { Meeting } from './meeting.ts'

export interface DemoOfferTerms {
  /** Any date; the internship starts on the Monday on or after it. */
  readonly starts: string
  readonly weeks: number
  readonly hours?: number
  readonly stipend?: readonly [number, string]
  readonly answerDays?: number
  readonly note?: string
}

/** Completes steps 1 and 2 of an offer. */
export async function draftDemoOffer(meeting: Meeting, terms: DemoOfferTerms): Promise<void> {
  const { candidature_id } = await meeting.facts()
  const starts_on = getMonday(addDays(terms.starts, 6))
  await meeting.asCompany(`PATCH candidature/${candidature_id}/company`, meeting.signatory)
  const offer = await meeting.asCompany<{ offer_id: string }>('POST offer/save-offer-io', {
    candidature_id,
    role: meeting.planName,
    starts_on,
    ends_on: addDays(starts_on, terms.weeks * 7 - 3),
    hours_a_week: terms.hours ?? 30,
    place: 'REMOTE',
    is_paid: terms.stipend !== undefined,
    ...(terms.stipend
      ? { stipend_amount: terms.stipend[0], stipend_currency: terms.stipend[1] }
      : {}),
    answer_days: terms.answerDays ?? 7,
    note:
      terms.note ??
      'We’d love you to join us. Your first week is for reading, asking questions and meeting the team, and your supervisor will have half an hour for you every day.',
  })
  const second =
    meeting.ids.member === meeting.ids.admin
      ? {}
      : {
          second_supervisor_id: meeting.ids.admin,
          second_supervisor_linkedin: 'https://www.linkedin.com/in/second-supervisor-example',
        }
  await meeting.asCompany('POST offer/v2/save-offer-supervisor', {
    offer_id: offer.offer_id,
    supervisor_id: meeting.ids.member,
    supervisor_linkedin: meeting.ids.linkedin,
    ...second,
  })
}

export const sendDemoOffer = async (meeting: Meeting) =>
  meeting.asCompany('POST offer/send-intern-offer', { offer_id: (await meeting.facts()).offer_id })
export const reviewDemoOffer = async (
  meeting: Meeting,
  decision: 'approve' | 'revision' | 'reject',
  body?: unknown,
) =>
  meeting.asOperator(`POST operator/offers/${(await meeting.facts()).offer_id}/${decision}`, body)
export const acceptDemoOffer = async (meeting: Meeting) =>
  meeting.asIntern('POST intern-service/intern-offer/accept-offer-B2B', {
    offer_id: (await meeting.facts()).offer_id,
    terms_accepted: true,
  })

/** Takes an offer from its draft to the programme team's approval. */
export async function makeDemoOffer(meeting: Meeting, terms: DemoOfferTerms): Promise<void> {
  await draftDemoOffer(meeting, terms)
  await meeting.time.hours(2)
  await sendDemoOffer(meeting)
  await meeting.time.hours(18)
  await reviewDemoOffer(meeting, 'approve')
}

/**
 * Pays for the place with a test card in the payment sandbox. Does nothing when another provider is
 * configured.
 */
export async function payForPlace(meeting: Meeting): Promise<void> {
  if (meeting.stage.running.services.env.STRIPE_PUBLISHABLE_KEY !== sandboxKey) return
  const { offer_id } = await meeting.facts()
  const payment = await meeting.asIntern<{ payment_id: string; client_secret: string }>(
    'POST intern-service/intern-application/payment/create',
    { purpose: 'PLACE', idempotency: randomUUID(), offer_id, terms_accepted: true },
  )
  await meeting.asIntern('POST dev/card-payments/confirm', {
    client_secret: payment.client_secret,
    number: '4242424242424242',
    exp_month: 12,
    exp_year: 2035,
    cvc: '123',
  })
  await meeting.asIntern('POST intern-service/intern-application/payment/action', {
    payment_id: payment.payment_id,
  })
}
