import { toZonedTime } from '@fledge/kernel/dates.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWeekVisible, listMondays, getWeekDue, getWeekLabel, listWeeks } from './rules.ts'

const zone = fc.constantFrom(
  'America/New_York',
  'Europe/Madrid',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Africa/Casablanca',
  'America/Sao_Paulo',
)
const start = fc
  .integer({ min: 0, max: 800 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))

test('weeks start on Mondays, unlock on Fridays at 12:00, and are 604800 seconds apart except for clock changes', () => {
  fc.assert(
    fc.property(
      start,
      fc.integer({ min: 28, max: 112 }),
      zone,
      zone,
      (startsOn, days, placeZone, internZone) => {
        const endsOn = Temporal.PlainDate.from(startsOn)
          .add({ days: days - 1 })
          .toString()
        const weeks = listWeeks(startsOn, endsOn, placeZone, internZone)
        weeks.forEach((week, index) => {
          const unlock = toZonedTime(week.unlocksAt, internZone)
          expect([unlock.dayOfWeek, unlock.hour, unlock.minute]).toEqual([5, 12, 0])
          expect(toZonedTime(week.startsAt, placeZone).dayOfWeek).toBe(1)
          const next = weeks[index + 1]
          if (!next) return
          const change =
            Number.parseInt(
              String(
                toZonedTime(next.unlocksAt, internZone).offsetNanoseconds -
                  unlock.offsetNanoseconds,
              ),
              10,
            ) / 1e6
          expect(next.unlocksAt.getTime() - week.unlocksAt.getTime()).toBe(604_800_000 - change)
        })
      },
    ),
  )
})

test('includes exactly the calendar weeks with two working days of the internship', () => {
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 112 }), (startsOn, days) => {
      const first = Temporal.PlainDate.from(startsOn)
      const working = new Map<string, number>()
      for (let at = 0; at < days; at += 1) {
        const day = first.add({ days: at })
        const monday = day.subtract({ days: day.dayOfWeek - 1 }).toString()
        if (day.dayOfWeek <= 5) working.set(monday, (working.get(monday) ?? 0) + 1)
      }
      const endsOn = first.add({ days: days - 1 }).toString()
      expect(listMondays(startsOn, endsOn)).toEqual(
        [...working].filter(([, count]) => count >= 2).map(([monday]) => monday),
      )
    }),
  )
})

test.each([
  ['16 times 7 days from a Monday', '2027-03-01', '2027-06-20', 16],
  ['16 times 7 days from a Wednesday', '2027-03-03', '2027-06-22', 17],
  [
    'from a Friday to a Monday, each the only working day of its week',
    '2027-03-05',
    '2027-04-05',
    4,
  ],
])('%s: %s to %s has %i weeks', (_what, startsOn, endsOn, count) => {
  expect(listWeeks(startsOn, endsOn, 'Europe/Madrid', 'Europe/Madrid')).toHaveLength(count)
})

test('a week is yet to start, then unlocks, requires feedback, and is completed or missed', () => {
  const [week] = listWeeks('2027-02-01', '2027-03-28', 'Europe/Madrid', 'America/Mexico_City')
  if (!week) throw new Error('no week')
  expect(week.startsAt.toISOString()).toBe('2027-01-31T23:00:00.000Z')
  expect(week.unlocksAt.toISOString()).toBe('2027-02-05T18:00:00.000Z')
  const at = (moment: string) => getWeekLabel(week, false, false, new Date(moment))
  expect([
    at('2027-01-31T22:59:59Z'),
    at('2027-01-31T23:00:00Z'),
    at('2027-02-05T18:00:00Z'),
  ]).toEqual(['YET_TO_START', 'UNLOCKS_ON', 'FEEDBACK_REQUIRED'])
  expect(getWeekLabel(week, true, true, new Date('2027-02-05T18:00:00Z'))).toBe('COMPLETED')
  expect(getWeekLabel(week, false, true, new Date('2027-04-05T18:00:00Z'))).toBe('MISSED')
})

test('answers stay hidden from the other side until both are done or 7 days have passed', () => {
  const [week] = listWeeks('2027-02-01', '2027-03-28', 'Europe/Madrid', 'Europe/Madrid')
  if (!week) throw new Error('no week')
  const beforeReveal = new Date('2027-02-06T00:00:00Z')
  expect(isWeekVisible(week, { company: true, intern: false }, beforeReveal)).toBe(false)
  expect(isWeekVisible(week, { company: true, intern: true }, beforeReveal)).toBe(true)
  expect(isWeekVisible(week, { company: false, intern: false }, week.visibleAt)).toBe(true)
})

test('a start on a Friday or Saturday begins with the next Monday, one on a Thursday does not', () => {
  const first = (startsOn: string) =>
    listWeeks(startsOn, '2027-02-28', 'Europe/Madrid', 'Europe/Madrid')[0]?.monday
  expect(['2027-01-28', '2027-01-29', '2027-01-30'].map(first)).toEqual([
    '2027-01-25',
    '2027-02-01',
    '2027-02-01',
  ])
})

test('an open week is due when its answers become visible, and overdue from then on', () => {
  const [week] = listWeeks('2027-02-01', '2027-03-28', 'Europe/Madrid', 'Europe/Madrid')
  if (!week) throw new Error('no week')
  const due = (now: Date) => getWeekDue(week.unlocksAt.toISOString(), now)
  expect(due(new Date(week.visibleAt.getTime() - 1))).toEqual({
    text: 'weeklyFeedback.due.by',
    at: week.visibleAt.toISOString(),
  })
  expect(due(week.visibleAt).text).toBe('weeklyFeedback.due.was')
})
