import { getZoneBucket, zoneBuckets } from '@fledge/domain/browse/rules.ts'
import { expect, it } from 'vitest'
import { formatMonthNumber, parseMonthNumber, toMonthNumber } from './month-number.ts'

it('names months and zone buckets as the seeds do', () => {
  expect(
    ['2027-01-01', '2027-12-01'].map((month) => formatMonthNumber(toMonthNumber(month))),
  ).toEqual(['01/2027', '12/2027'])
  expect(parseMonthNumber('12/2027')).toBe(toMonthNumber('2027-12-01'))
  expect([-43200, -21600, -1, 0, 19800, 21600, 46800].map(getZoneBucket)).toEqual([
    '-43200|-21600',
    '-21600|-10800',
    '-10800|0',
    '0|10800',
    '10800|21600',
    '21600|43200',
    '21600|43200',
  ])
  expect(zoneBuckets).toHaveLength(6)
})
