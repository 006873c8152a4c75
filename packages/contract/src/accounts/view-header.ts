/** Header by which a page says which view of someone else's account it was loaded for. */
export const viewHeader = 'x-account-view'
