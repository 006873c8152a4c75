import { expect, test } from 'vitest'
import {
  cancelInterviewReasons,
  declineInterviewReasons,
  endInterviewReasons,
} from './interviews/reasons.ts'
import { declineOfferReasons, rejectOfferReasons, withdrawOfferReasons } from './offers/reasons.ts'
import {
  disqualifyReasons,
  endCandidatureReasons,
  withdrawCandidatureReasons,
} from './candidatures/reasons.ts'
import { reasonTexts } from './reason-texts.ts'

test('every reason a candidature can end with has a text', () => {
  const lists = [
    cancelInterviewReasons,
    declineInterviewReasons,
    endInterviewReasons,
    disqualifyReasons,
    endCandidatureReasons,
    withdrawCandidatureReasons,
    declineOfferReasons,
    rejectOfferReasons,
    withdrawOfferReasons,
  ]
  for (const { id } of lists.flat()) expect(reasonTexts(id)).toHaveLength(1)
  expect(reasonTexts('SKILLS,OTHER')).toEqual([
    'candidatures.reason.disqualify.SKILLS',
    'candidatures.reason.disqualify.OTHER',
  ])
  expect(reasonTexts(null)).toEqual([])
  // The person concerned reads "you".
  expect(reasonTexts('INTERN_LEFT', 'intern')).toEqual([
    'candidatures.reason.end.INTERN_LEFT.toIntern',
  ])
  expect(reasonTexts('INTERN_LEFT', 'company')).toEqual(['candidatures.reason.end.INTERN_LEFT'])
  expect(reasonTexts('COMPANY_DID_NOT_ANSWER', 'company')).toEqual([
    'interviews.reason.end.COMPANY_DID_NOT_ANSWER.toCompany',
  ])
})
