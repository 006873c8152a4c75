/**
 * Whether responses may contain this key of the catalogue: why an action is refused (`may`), the
 * notice on a company's account, and what data is called. Screens for signed-in people load these
 * texts with their frame, because no code in the browser names them; the server's tests refuse
 * every other key in a response.
 */
export const isSentText = (key: string): boolean =>
  /(?:^|\.)refused\./.test(key) || sentPrefixes.some((prefix) => key.startsWith(prefix))

const sentPrefixes = [
  'errors.',
  'companies.notice.',
  'applications.field.',
  'applications.question.',
  'profiles.goal.',
]
