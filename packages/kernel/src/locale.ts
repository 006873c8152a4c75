/**
 * The language and region of everything people read: dates, numbers, plurals and sorting. Code
 * never names a locale; it takes this one.
 */
export const locale = 'en-GB'
