let address = ''

/** The address that somebody typed a moment ago on the sign-in page, for the page it leads to. Never in the address bar, gone with the tab. */
export const typedAddress = {
  keep: (email: string): void => {
    address = email
  },
  read: (): string => address,
}
