let origin = typeof location === 'undefined' ? '' : location.origin

/**
 * Returns the origin of our pages, for addresses that people copy or scan. It is the configured one
 * where the server says so: a proxy, or a second name of the server, makes the browser's differ.
 */
export const getPageOrigin = (): string => origin

/** Sets the origin that the server embedded in its page, or that it renders the next page with. */
export function setPageOrigin(ofServer: string): void {
  origin = ofServer
}
