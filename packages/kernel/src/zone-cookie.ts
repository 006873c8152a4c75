/** Name of the cookie with the zone of a visitor's device, which the browser sets and the server reads. */
export const zoneCookieName = 'fledge-zone'
