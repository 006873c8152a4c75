let address = ''

/**
 * The email address typed on the sign-in page, for the page that follows. Never in the URL, and
 * deleted with the tab.
 */
export const typedEmail = {
  keep: (email: string): void => {
    address = email
  },
  read: (): string => address,
}
