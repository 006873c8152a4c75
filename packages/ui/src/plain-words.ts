/** Words as they are looked for: accents and case aside, so that "sao" finds "São Paulo" and "São" finds "Sao". */
export const plainWords = (words: string): string =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
