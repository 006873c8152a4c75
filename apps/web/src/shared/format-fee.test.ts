import type { InternPayment } from '@fledge/contract/payments/schema.ts'
import { beforeAll, expect, test } from 'vitest'
import {
  formatRefund,
  formatCost,
  formatExpiryRefund,
  formatKeptPlace,
  listEndingPlaces,
} from './format-fee.ts'
import { registerAllTexts } from '../platform/i18n/testing/register-all-texts.ts'

beforeAll(registerAllTexts)

const until = '2026-12-05T12:00:00.000Z'
const paid: InternPayment = {
  payment_id: 'p',
  application_id: 'a',
  batch_id: 'b',
  offer_id: 'o',
  candidature_id: 'c',
  internship_id: 'i',
  status: 'SUCCEEDED',
  amount: 49_000,
  currency: 'EUR',
  created_at: '2026-11-21T11:58:00.000Z',
  settled_at: '2026-11-21T12:00:00.000Z',
  card: null,
  failure: null,
  receipt_number: 'R-000001',
  refund: null,
  role: 'Data intern',
  company_name: 'Brightwater',
  batch_name: 'Spring',
  confirm_by: null,
  receipt_url: null,
  open_until: null,
  comes_back: { amount: 49_000, until, days: 14 },
}
const latePayment: InternPayment = { ...paid, comes_back: { amount: 0, until, days: 14 } }
const place = (payment: InternPayment) =>
  listEndingPlaces([payment], 'all').map((endingPlace) => endingPlace)
const price = { amount: 49_000, currency: 'EUR' }

test("states today's refund and its deadline before a place ends", () => {
  expect(place(paid).map((place) => formatRefund(place, 'Europe/London'))).toEqual([
    'If you withdraw today, you’ll get a full refund of €490.00. This applies until Sat 5 Dec 2026, 12:00 London. After that, there is no refund.',
  ])
  expect(place(latePayment).map((place) => formatRefund(place, 'Europe/London'))).toEqual([
    'There is no refund of the €490.00 you paid. The refund period ended on Sat 5 Dec 2026, 12:00 London.',
  ])
  expect(
    place({ ...latePayment, comes_back: { amount: 0, until, days: 0 } }).map((place) =>
      formatRefund(place, 'UTC'),
    ),
  ).toEqual([
    'There is no refund of the €490.00 you paid. Your batch does not offer refunds after payment.',
  ])
  expect(place(paid).map((place) => formatKeptPlace(place, 'Europe/London'))).toEqual([
    'You’ll keep your paid place as Data intern at Brightwater, so there is no refund. To give up this place, withdraw from the internship first. Until Sat 5 Dec 2026, 12:00 London, you’ll get a full refund of €490.00.',
  ])
  expect(
    place(paid).flatMap((place) => [
      formatExpiryRefund(place, '2026-12-05T11:59:00.000Z'),
      formatExpiryRefund(place, until),
    ]),
  ).toEqual(['We’ll then refund €490.00 to your card.', 'Your fee will not be refunded.'])
})

test('includes only the places that end', () => {
  const other: InternPayment = {
    ...paid,
    payment_id: 'q',
    internship_id: 'j',
    candidature_id: 'd',
    offer_id: 'x',
    application_id: 'e',
  }
  const all = [paid, other, { ...paid, payment_id: 'gone', comes_back: null }]
  const ids = (...ending: Parameters<typeof listEndingPlaces>[1][]) =>
    ending.map((scope) =>
      listEndingPlaces(all, scope)
        .map(({ payment_id }) => payment_id)
        .join(),
    )
  expect(
    ids({ internship: 'i' }, { candidature: 'd' }, { application: 'e' }, { offer: 'o' }, 'all'),
  ).toEqual(['p', 'q', 'q', 'p', 'p,q'])
})

test('describes the cost of a place by its payments and refunds', () => {
  const format = (payments: readonly InternPayment[] | null, days = 14) =>
    formatCost({ price, days, payments }, 'UTC')
  expect(format(null)).toBe('€490.00')
  expect(format([])).toBe(
    '€490.00, due when you accept an offer. Full refund within 14 days of payment.',
  )
  expect(format([], 0)).toBe('€490.00, due when you accept an offer. No refund after payment.')
  expect(format([{ ...paid, status: 'FAILED', settled_at: null, comes_back: null }])).toContain(
    'due when you accept',
  )
  expect(format([paid])).toBe(
    '€490.00, paid on 21 November 2026. If you withdraw before Sat 5 Dec 2026, 12:00 UTC, you’ll get a full refund of €490.00.',
  )
  expect(format([latePayment])).toBe(
    '€490.00, paid on 21 November 2026. If you withdraw now, there is no refund.',
  )
  expect(format([paid, latePayment])).toMatch(
    /^€490\.00 for each of 2 places, last paid on 21 November 2026\./,
  )
  const refund = { amount: 49_000, reason: 'WITHDRAWN', note: null, refunded_at: null } as const
  expect(format([{ ...paid, refund, comes_back: null }])).toMatch(
    /^We’re refunding €490\.00 to your card\. For another place: €490\.00, due when/,
  )
  expect(
    format([
      {
        ...paid,
        status: 'REFUNDED',
        refund: { ...refund, refunded_at: '2026-11-23T09:00:00.000Z' },
        comes_back: null,
      },
    ]),
  ).toMatch(/^We refunded €490\.00 on 23 November 2026\. For another place: €490\.00, due when/)
})
