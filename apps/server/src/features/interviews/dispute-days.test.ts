import { locale } from '@fledge/kernel/locale.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toZonedTime } from '@fledge/kernel/dates.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  aPastInterview,
  submitCompanyClaim,
  readClaimInterview,
  submitInternClaim,
} from '../../platform/testing/no-show-claims.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The time zones of the intern and the company, as the factories create them. */
const [lagos, london] = ['Africa/Lagos', 'Europe/London']

/** Advances the clock to the next such weekday (1 is Monday) at this local time in Lagos. */
async function forwardTo(weekday: number, time: string): Promise<void> {
  const now = toZonedTime(server.now(), lagos)
  const days = (weekday - now.dayOfWeek + 7) % 7 || 7
  const target = now
    .toPlainDate()
    .add({ days })
    .toZonedDateTime({ timeZone: lagos, plainTime: time })
  await server.advanceClock(target.epochMilliseconds - server.now().getTime())
}
const formatLocalTime = (at: string, zone: string) =>
  toZonedTime(at, zone).toLocaleString(locale, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

it.each([
  [3, '15:20', 'Fri 15:20'],
  [5, '15:20', 'Tue 15:20'],
  [6, '15:20', 'Wed 09:00'],
  [7, '23:50', 'Wed 09:00'],
])(
  "a claim by the company on weekday %i at %s can be contested until %s in the intern's time zone",
  async (weekday, time, until) => {
    await forwardTo(weekday, time)
    const scene = await aPastInterview(server)
    await submitCompanyClaim(scene)
    const { contest_by, due_at } = (await readClaimInterview(scene)).no_show
    expect(formatLocalTime(contest_by, lagos)).toBe(until)
    expect(due_at).toBe(contest_by)
    await server.advanceClock(Date.parse(contest_by) - server.now().getTime() - 60_000)
    expect((await readClaimInterview(scene)).status).toBe('IN_PAST')
    await server.advanceClock(60_000)
    expect((await readClaimInterview(scene)).status).toBe('CANCELLED_BY_INTERN')
  },
)

it("counts the days to contest a claim about the company in the company's time zone", async () => {
  await forwardTo(7, '14:00')
  const scene = await aPastInterview(server)
  await submitInternClaim(scene)
  expect(formatLocalTime((await readClaimInterview(scene)).no_show.contest_by, london)).toBe(
    'Wed 09:00',
  )
})
