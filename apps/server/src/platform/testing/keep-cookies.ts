interface CookieJar {
  cookie: string | null
  browserCookie: string | null
  viewCookie: string | null
}

/** Keeps the cookies of a response, as a browser does; one without a value is removed. */
export function keepCookies(
  browser: CookieJar,
  cookies: readonly { readonly name: string; readonly value: string }[],
): void {
  for (const { name, value } of cookies) {
    const cookie = value ? `${name}=${value}` : null
    if (name === 'fledge') browser.cookie = cookie
    if (name === 'fledge-browser') browser.browserCookie = cookie
    if (name === 'fledge-view') browser.viewCookie = cookie
  }
}
