let pageViewId: string | null = null

/**
 * Sets for which view of someone else's account this page was loaded, so that the server refuses what
 * it sends after the end.
 */
export function setPageView(viewId: string | null): void {
  pageViewId = viewId
}

/** Returns the view of someone else's account for which this page was loaded; null for none. */
export const getPageView = (): string | null => pageViewId

/** Whether this page shows the product as someone else sees it. */
export const isPageOfView = (): boolean => pageViewId !== null
