import { shownOfferStatuses, offerBadges } from '@fledge/domain/offers/types.ts'
import { badgeTones } from '@fledge/domain/tones.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectTexts } from '../../../build/texts.ts'
import { ApiError } from '../http/api-error.ts'
import { readEnvelope } from '../http/envelope.ts'

let catalogue: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  catalogue = await collectTexts((file) => import(file))
})

// Sentences that seed 000 quotes, with their section.
const exact: readonly [string, string][] = [
  ['§2', 'Loading sitemap…'],
  ['§2', 'Failed to load sitemap.'],
  ['§5', 'Please enter a brief description of your company'],
  ['§5', 'Please enter minimum 100 characters'],
  ['§5', 'Description cannot exceed 5000 characters'],
  ['§5', 'Invalid LinkedIn company URL format'],
  ['§5', 'Please select a role'],
  ['§5', 'Please enter your role'],
  ['§5', 'Please enter your LinkedIn profile URL'],
  ['§5', 'Only personal LinkedIn are accepted'],
  ['§5', 'Please select at least one language'],
  ['§8', 'Something went wrong'],
  ['§8', 'Something went wrong while validating email'],
  ['§8', 'Failed to save batch data'],
  [
    '§8',
    'Unfortunately, your company account is not approved at this point. If you believe this is an error, please contact the VI Support Team.',
  ],
  ['§8', 'We are currently reviewing your account.'],
]

describe('texts fixed by the seeds', () => {
  it.each(exact)('%s “%s” is in the catalogue', (_section, sentence) => {
    expect(Object.values(catalogue)).toContain(sentence)
  })

  it("shows each interview status in the seed's words", () => {
    const shownTexts = Object.fromEntries(
      Object.entries(catalogue)
        .filter(([key]) => key.startsWith('interviews.status.'))
        .map(([key, sentence]) => [key.slice('interviews.status.'.length), sentence]),
    )
    expect(shownTexts).toEqual({
      AWAITING_CONFIRMATION: 'Awaiting confirmation',
      CONFIRMED: 'Confirmed / Scheduled',
      RESCHEDULE_REQUESTED_BY_HC: 'Reschedule requested by HC',
      RESCHEDULE_REQUESTED_BY_INTERN: 'Reschedule requested by Intern',
      COMPLETED: 'Interviewed',
      IN_PAST: 'Interview in past',
      CANCELLED_BY_HC: 'Cancelled',
      CANCELLED_BY_INTERN: 'Declined',
      REJECTED: 'Rejected',
      UNAVAILABLE: 'Unavailable',
    })
  })

  it('shows each offer status with its badge', () => {
    expect(
      Object.fromEntries(
        shownOfferStatuses.map((status) => [status, catalogue[offerBadges[status].text]]),
      ),
    ).toEqual({
      IN_REVIEW: 'Offer In Review',
      ACCEPTED_BY_CANDIDATE: 'Offer Accepted',
      REJECTED_BY_CANDIDATE: 'Offer Rejected',
      REJECTED_BY_VI: 'Offer Rejected',
      DRAFT: 'Offer Pending',
      NEEDS_REVISION: 'Offer Pending',
      NOT_OFFERED: 'Not Offered',
      OFFERED: 'Offer Sent',
      EXPIRED: 'Offer Expired',
    })
  })

  it('has six badge colours', () => {
    expect(badgeTones).toHaveLength(6)
  })

  it('shows an active company user as Active', () => {
    expect(catalogue['members.status.ACTIVE']).toBe('Active')
  })

  it('has the suffix of archived opportunities', () => {
    expect(Object.values(catalogue).some((sentence) => sentence.endsWith(' (Archived)'))).toBe(true)
  })

  it("has the seed's keys for the error screen and its button", () => {
    for (const key of [
      'errorScreen.internalServer.errorCode',
      'errorScreen.internalServer.title',
      'errorScreen.internalServer.description',
      'common.btn.tryAgain',
    ])
      expect(catalogue[key], key).toBeTruthy()
  })
})

describe('readEnvelope', () => {
  const answer = (status: number, data: object) =>
    readEnvelope(new Response(JSON.stringify({ status, data }), { status }))

  it('returns the payload if isSuccess is true', async () => {
    expect(await answer(200, { isSuccess: true, message: 'Done', payload: [1], count: 1 })).toEqual(
      { payload: [1], count: 1, message: 'Done', next: null, previous: null },
    )
  })

  it("throws the seed's message without isSuccess, whatever the status", async () => {
    await expect(answer(200, { isSuccess: false, payload: null })).rejects.toThrow(
      'Request failed with an unsuccessful response.',
    )
    await expect(answer(200, {})).rejects.toThrow('Request failed with an unsuccessful response.')
  })

  it("throws the server's description, then its message, then a fallback", async () => {
    await expect(
      answer(403, {
        isSuccess: false,
        message: 'no',
        payload: {
          error: { code: 'FORBIDDEN', description: 'Only an administrator may do that.' },
        },
      }),
    ).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      message: 'Only an administrator may do that.',
    })
    await expect(
      answer(409, { isSuccess: false, message: 'Somebody was faster.', payload: null }),
    ).rejects.toMatchObject({ status: 409, message: 'Somebody was faster.' })
    await expect(readEnvelope(new Response('<html>', { status: 500 }))).rejects.toThrow(
      'Something went wrong',
    )
    await expect(readEnvelope(new Response('', { status: 500 }))).rejects.toBeInstanceOf(ApiError)
  })
})
