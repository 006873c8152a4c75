import { hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aUser } from '../../platform/testing/factories.ts'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { countRounds, isProof } from '../../test/system/rounds.ts'

vi.setConfig({ testTimeout: 660_000 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const request = (email: string, browser = server.anonymous()) =>
  browser.request('POST otp/v2/create', { body: { email, type: 'O' } })

/** Guesses at one code until it is used up. @returns the chance that one of them was right */
async function guessAtCode(email: string): Promise<number | null> {
  const browser = server.anonymous()
  const { status, payload } = await request(email, browser)
  if (status !== 200) return null
  let chance = 0
  for (let isOpen = true; isOpen;) {
    // No code has so many digits, so that no guess is right by accident.
    const { code } = await browser.request('POST otp/v2/verify', {
      body: { otp: '0'.repeat(14 - payload.digits), otp_hash: String(payload.otp_hash) },
    })
    isOpen = code === 'CODE_INCORRECT'
    chance += 10 ** -Number(payload.digits)
  }
  return chance
}

it('someone who guesses as often as they can for a day is right with a chance of 4 in 10,000 at most', async () => {
  const { email } = await aUser(server, 'O')
  await server.advanceClock(hourMs - (server.now().getTime() % hourMs))
  const hours = isProof ? 24 : 2
  let [guessed, chance] = [0, 0]
  for (let hour = 0; hour < hours; hour += 1) {
    for (
      let chanceOfCode = await guessAtCode(email);
      chanceOfCode !== null;
      chanceOfCode = await guessAtCode(email)
    ) {
      guessed += 1
      chance += chanceOfCode
    }
    // Only the limits of the address are tried; an attacker has any number of networks.
    await server.pool.query(`delete from rate_limits where key like '%net%'`)
    await server.advanceClock(hourMs)
  }
  reportFigure({
    figure: 13,
    counts: { 'codes guessed at': guessed, 'hours of guessing': hours },
    measures: { 'chance in a day': chance },
    // With six digits for all of them, the same guesses would have too good a chance.
    controls: isProof ? { 'six digits only': [1, Number(guessed * 5e-6 > 4e-4)] } : {},
  })
  expect(chance).toBeLessThanOrEqual(4.5e-4)
})

/** The probability that a value of the first list is greater than one of the second. */
function computeAuc(first: readonly number[], second: readonly number[]): number {
  const greater = first.reduce(
    (sum, value) =>
      sum +
      second.reduce(
        (count, other) => count + Number(value > other) + Number(value === other) / 2,
        0,
      ),
    0,
  )
  return greater / (first.length * second.length)
}

it('an address with an account is not told from one without by the time of the response', async () => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (const round of countRounds(5, 200, 0.4)) {
    const { email } = await aUser(server, 'O')
    const other = `nobody${round}@people.example`
    await server.pool.query('delete from rate_limits')
    const kinds = [
      ['known', email],
      ['unknown', other],
    ] as const
    for (const [kind, address] of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const began = performance.now()
      expect((await request(address)).status).toBe(200)
      times[kind].push(performance.now() - began)
    }
  }
  const auc = computeAuc(times.known, times.unknown)
  const slower = times.known.map((time) => time * 1.3)
  reportFigure({
    figure: 13,
    counts: { 'timed pairs': times.known.length },
    measures: { 'distance of the AUC from 0.5': Math.abs(auc - 0.5) },
    controls: isProof
      ? { 'responses that are 30 % slower': [1, Number(computeAuc(slower, times.unknown) > 0.55)] }
      : {},
  })
  expect(times.known.length).toBe(times.unknown.length)
})
