import { expect, test } from 'vitest'
import { offerOutcomes, type OfferOutcomeFacts, getOfferOutcome } from './offer-outcome.ts'

const due = '2026-11-28T12:00:00.000Z'
const now = new Date('2026-11-22T12:00:00Z')
const open: OfferOutcomeFacts = {
  status: 'OFFERED',
  stage: 'OFFERED',
  endReason: null,
  answerBy: due,
  waitsForConfirmation: false,
  isOver: false,
}
const ended = { ...open, status: 'EXPIRED', stage: 'CLOSED' } as const

const cases: readonly [string, string, OfferOutcomeFacts, Date?][] = [
  ['a response is due', 'OPEN', open],
  ['the deadline has passed but the job has not run', 'LAPSED', open, new Date(due)],
  ['the deadline has passed', 'LAPSED', { ...ended, stage: 'OFFER_EXPIRED' }],
  [
    'the paid place is not confirmed',
    'TO_CONFIRM',
    {
      ...open,
      status: 'ACCEPTED_BY_CANDIDATE',
      stage: 'OFFER_ACCEPTED',
      waitsForConfirmation: true,
    },
  ],
  ['the intern accepted', 'ACCEPTED', { ...open, status: 'ACCEPTED_BY_CANDIDATE', stage: 'HIRED' }],
  [
    'the internship was cancelled after acceptance',
    'OVER',
    { ...open, status: 'ACCEPTED_BY_CANDIDATE', stage: 'HIRED', isOver: true },
  ],
  [
    'the intern declined',
    'DECLINED',
    { ...open, status: 'REJECTED_BY_CANDIDATE', stage: 'OFFER_DECLINED', endReason: 'DATES' },
  ],
  [
    'another offer was accepted for these dates',
    'TOOK_ANOTHER',
    { ...ended, endReason: 'HIRED_ELSEWHERE' },
  ],
  ['the intern left the batch', 'LEFT', { ...ended, endReason: 'INTERN_LEFT' }],
  ['the account is deactivated', 'LEFT', { ...ended, endReason: 'INTERN_AWAY' }],
  ['the intern withdrew', 'WITHDREW', { ...ended, stage: 'WITHDRAWN', endReason: 'PERSONAL' }],
  [
    'the company withdrew it and the intern later withdrew the candidature',
    'WITHDRAWN',
    { ...ended, stage: 'WITHDRAWN', endReason: 'FILLED' },
  ],
  ['the company withdrew it', 'WITHDRAWN', { ...ended, stage: 'INTERVIEWED', endReason: 'OTHER' }],
  [
    'the company disqualified the candidate',
    'WITHDRAWN',
    { ...ended, stage: 'DISQUALIFIED', endReason: 'SKILLS,OTHER' },
  ],
  [
    'the programme team rejected it',
    'REJECTED',
    { ...open, status: 'REJECTED_BY_VI', stage: 'INTERVIEWED', endReason: 'TERMS' },
  ],
]

test.each(cases)('an offer where %s has the outcome %s', (_name, standing, offer, at = now) => {
  expect(getOfferOutcome(offer, at)).toBe(standing)
})

test('the cases cover every outcome', () => {
  expect(new Set(cases.map(([, standing]) => standing))).toEqual(new Set(offerOutcomes))
})
