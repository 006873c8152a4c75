import { hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import { expect, test } from 'vitest'
import { interviewStatuses } from '../interviews/types.ts'
import { calendarCan } from './can.ts'
import { getCalendarEventAction, getFallbackSlots, getNextEventAttempt } from './rules.ts'
import type { CompanyMember, InternActor } from '../sessions/types.ts'

const at = new Date('2026-11-23T10:00:00Z')
const wait = (attemptCount: number, retryAfterMs: number | null = null) =>
  (getNextEventAttempt(at, attemptCount, at, retryAfterMs)?.getTime() ?? Number.NaN) - at.getTime()

test('retries a failed event with doubling delays of at most an hour', () => {
  expect([1, 2, 3].map((attemptCount) => wait(attemptCount))).toEqual([
    minuteMs / 2,
    minuteMs,
    2 * minuteMs,
  ])
  expect(wait(40)).toBe(hourMs)
})

test("never retries before the provider's Retry-After", () => {
  expect(wait(1, 10 * minuteMs)).toBe(10 * minuteMs)
  expect(wait(6, 1000)).toBe(16 * minuteMs)
})

test('stops retrying an event after three days', () => {
  expect(getNextEventAttempt(at, 9, new Date(at.getTime() + 72 * hourMs), null)).toBeNull()
})

test('only a confirmed interview has a calendar event', () => {
  expect(interviewStatuses.filter((status) => getCalendarEventAction(status) === 'SET')).toEqual([
    'CONFIRMED',
  ])
})

test('without a readable calendar, offers only times within working hours', () => {
  const slot = (startsAt: string) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(Date.parse(startsAt) + 30 * minuteMs),
  })
  const slots = [
    '2026-11-23T07:00:00Z',
    '2026-11-23T09:00:00Z',
    '2026-11-23T16:30:00Z',
    '2026-11-23T16:45:00Z',
  ].map(slot)
  expect(getFallbackSlots(slots, { from: '09:00', to: '17:00' }, 'Europe/London')).toEqual([
    slots[1],
    slots[2],
  ])
  expect(getFallbackSlots(slots, { from: '09:00', to: '17:00' }, 'Europe/Berlin')).toEqual([
    slots[1],
  ])
})

test("allows connecting only an offered provider and managing only one's own calendars", () => {
  // Scopes come from sessions; this fake only has the right shape.
  const member = {
    kind: 'company',
    userId: 'me',
    memberId: 'm',
    company: 'c',
    role: 'SUPERVISOR',
    permissions: [],
    companyStatus: 'APPROVED',
  } as unknown as CompanyMember
  const intern = { kind: 'intern', userId: 'me', intern: 'i' } as unknown as InternActor
  expect(calendarCan.connect(member, true).allowed).toBe(true)
  expect(calendarCan.connect(member, false)).toMatchObject({
    allowed: false,
    messageKey: 'refused.calendarNotOffered',
  })
  expect(calendarCan.connect(intern, true)).toMatchObject({ allowed: false })
  expect(calendarCan.disconnect(member, { status: 'BROKEN', userId: 'me' }).allowed).toBe(true)
  expect(calendarCan.disconnect(member, { status: 'CONNECTED', userId: 'other' })).toMatchObject({
    allowed: false,
  })
  expect(calendarCan.disconnect(member, { status: 'DISCONNECTED', userId: 'me' })).toMatchObject({
    allowed: false,
  })
  expect(calendarCan.choose(member, { status: 'BROKEN', userId: 'me' })).toMatchObject({
    messageKey: 'calendars.refused.broken',
  })
})
