/** `npm run test:long`: more rounds of every randomised or concurrent test. */
export const isLongRun = process.env.FLEDGE_ROUNDS === 'long'

/** The minutes of `npm run prove`; none in a test run. */
export const proofMinutes = Number(process.env.FLEDGE_PROVE_MINUTES ?? 0)
/** The same in milliseconds. */
export const proofMs = proofMinutes * 60_000

/** `npm run prove`: as many rounds as its minutes allow, and separate processes. */
export const isProof = proofMs > 0

/** Number of rounds to run. */
export const chooseRounds = (usual: number, longRun: number): number =>
  isLongRun || isProof ? longRun : usual

/**
 * Numbers the rounds to run, from 0: so many, or in `npm run prove` as many as its time allows.
 * @param share of the time that `npm run prove` gives to all rounds of the figure
 */
export function* countRounds(usual: number, longRun: number, share = 1): Generator<number> {
  const endsAt = performance.now() + proofMs * share
  const rounds = isProof ? Infinity : chooseRounds(usual, longRun)
  for (let round = 0; round < rounds; round += 1) {
    if (isProof && round > 0 && performance.now() > endsAt) return
    yield round
  }
}
