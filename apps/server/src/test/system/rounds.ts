/** `npm run test:long`: more rounds of every randomised or concurrent test. */
export const isLongRun = process.env.FLEDGE_ROUNDS === 'long'

/** Number of rounds to run. */
export const chooseRounds = (usual: number, longRun: number): number =>
  isLongRun ? longRun : usual
