let origin = typeof location === 'undefined' ? '' : location.origin

/** Returns the origin of our pages, as the browser sees it. */
export const getPageOrigin = (): string => origin

/** Sets the origin of the page that the server renders next. */
export function setRenderedOrigin(ofPage: string): void {
  origin = ofPage
}
