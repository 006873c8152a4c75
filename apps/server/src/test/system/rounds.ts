/** `npm run test:long`: more rounds of everything that has rounds. */
export const isLong = process.env.FLEDGE_ROUNDS === 'long'

/** How often a round is played. */
export const rounds = (usual: number, long: number): number => (isLong ? long : usual)
