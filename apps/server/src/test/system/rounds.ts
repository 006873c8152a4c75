/** `npm run test:long`: more rounds of every randomised or concurrent test. */
export const isLong = process.env.FLEDGE_ROUNDS === 'long'

/** Number of rounds to run. */
export const rounds = (usual: number, long: number): number => (isLong ? long : usual)
