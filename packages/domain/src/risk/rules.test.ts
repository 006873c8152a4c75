import { expect, it } from 'vitest'
import { listRiskSignals, type RiskFacts } from './rules.ts'

const fine: RiskFacts = {
  company_missed: 0,
  intern_missed: 0,
  company_rating: 8,
  intern_rating: 9,
  company_hours: 30,
  intern_hours: 32,
  silent_days: 3,
}

it.each<[string, Partial<RiskFacts>, readonly string[]]>([
  ['an internship that goes well', {}, []],
  ['one in its first week', { company_rating: null, intern_rating: null, company_hours: null }, []],
  ['one missed week', { intern_missed: 1 }, []],
  ['two weeks that the intern owes', { intern_missed: 2 }, ['MISSED_WEEKS']],
  ['three weeks that the company owes', { company_missed: 3 }, ['MISSED_WEEKS']],
  ['one missed week of each side', { intern_missed: 1, company_missed: 1 }, []],
  ['a rating of 6', { intern_rating: 6 }, []],
  ['a rating of 5 by the intern', { intern_rating: 5 }, ['LOW_RATING']],
  ['a rating of 1 by the company', { company_rating: 1 }, ['LOW_RATING']],
  ['hours that differ by 7', { company_hours: 25 }, []],
  ['hours that differ by 8', { company_hours: 24 }, ['HOURS']],
  ['more hours by the company', { company_hours: 40 }, ['HOURS']],
  ['13 days of silence', { silent_days: 13 }, []],
  ['14 days of silence', { silent_days: 14 }, ['SILENCE']],
  [
    'everything at once',
    { company_missed: 4, intern_rating: 2, company_hours: 0, silent_days: 60 },
    ['MISSED_WEEKS', 'LOW_RATING', 'HOURS', 'SILENCE'],
  ],
])('%s', (_name, facts, signals) => {
  expect(listRiskSignals({ ...fine, ...facts })).toEqual(signals)
})
