/** What an intern has in common with another one, who may be the same person. */
export const duplicateSigns = ['PHONE', 'BIRTH_DATE', 'RESUME'] as const
export type DuplicateSign = (typeof duplicateSigns)[number]
