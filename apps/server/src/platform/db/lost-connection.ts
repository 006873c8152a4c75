// Classes and codes of PostgreSQL (appendix A of its manual) and of the operating system.
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  // The server ends the session: shutdown, crash, start-up, idle in a transaction, too old a transaction.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '25P04',
  // A standby that took over for reading only: the next connection finds the primary.
  '25006',
])

const messages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|timeout expired|Cannot use a pool after calling end/

/**
 * Whether an error says that the connection to the database is lost, silent, or could not be had.
 * @returns false for what the database itself refused over a sound connection
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // 08: connection exceptions; 53: no memory, disk or connection left.
  return codes.has(code) || /^(08|53)/.test(code) || messages.test(error.message)
}
