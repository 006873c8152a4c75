import { expect, test, vi } from 'vitest'
import { introductionCalls, personalCalls, sendChanged } from './part-calls.ts'

const sent: (readonly [address: string, body: unknown])[] = []
vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit) => {
  sent.push([String(address).replace(/^.*intern-service\//, ''), JSON.parse(String(init.body))])
  return Response.json({ status: 200, data: { isSuccess: true, message: '', payload: { saved_at: '2026-11-21T12:00:00.000Z' }, count: null } })
})
const profile = { first_name: 'Ada', last_name: 'Obi', phone: '+44 7700 900123', country_id: 3, time_zone: 'Europe/London', citizenship_country_id: 3, english_proficiency: 4 }
const of = async (calls: Parameters<typeof sendChanged>[0], valid: Record<string, unknown>, ...changed: readonly string[]) => {
  sent.length = 0
  await sendChanged(calls, valid, changed)
  return sent
}

test('what somebody else may have changed meanwhile is not sent back: only what is new goes out', async () => {
  expect(await of(personalCalls, profile)).toEqual([])
  expect(await of(personalCalls, profile, 'english_proficiency')).toEqual([['profile/english-proficiency', { english_proficiency: 4 }]])
  expect(await of(personalCalls, profile, 'phone', 'english_proficiency')).toEqual([['profile/personal-info', { phone: '+44 7700 900123', english_proficiency: 4 }]])
  expect(await of(introductionCalls, { job_title: 'Analyst', internship_goal: null, introduction: null }, 'job_title')).toEqual([['profile/skill/job-title', { job_title: 'Analyst' }]])
})

test('a name goes as a whole; half of one, while the other half is wrong, with the others', async () => {
  expect(await of(personalCalls, profile, 'last_name')).toEqual([['profile/name', { first_name: 'Ada', last_name: 'Obi' }]])
  expect(await of(personalCalls, { last_name: 'Obi' }, 'last_name')).toEqual([['profile/personal-info', { last_name: 'Obi' }]])
})
