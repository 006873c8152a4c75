/**
 * Normalises text for searching by removing accents and case, so that "sao" finds "São Paulo" and
 * "São" finds "Sao".
 */
export const toSearchText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
