/**
 * Returns the name of the cookie with the zone of a visitor's device, which the browser sets and the
 * server reads. `__Host-` with TLS, as for all cookies.
 */
export const getZoneCookieName = (origin: string): string =>
  origin.startsWith('https:') ? '__Host-fledge-zone' : 'fledge-zone'
