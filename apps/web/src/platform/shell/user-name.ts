interface NamedUser {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string
}

/** Returns the name of the signed-in user, or the email address while there is no name. */
export const getUserName = (user: NamedUser | null): string =>
  [user?.first_name, user?.last_name].filter(Boolean).join(' ') || user?.email || ''
