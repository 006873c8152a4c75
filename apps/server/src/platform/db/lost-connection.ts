// Codes and classes of PostgreSQL (appendix A of its manual) and of the operating system.
const lostConnectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  // The server ended the session: shutdown, crash, startup, idle in transaction, transaction
  // timeout.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '25P04',
  // The server became a read-only standby: the next connection finds the primary.
  '25006',
])

const lostConnectionMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|timeout expired|Cannot use a pool after calling end/

/**
 * Checks whether an error means that the database connection was lost, went silent or could not be
 * opened.
 * @returns false if the database itself rejected the statement over a working connection
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // 08: connection exceptions; 53: out of memory, disk space or connections.
  // Without its socket; any other missing file is a fault of ours.
  const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return (
    isSocketMissing ||
    lostConnectionCodes.has(code) ||
    /^(08|53)/.test(code) ||
    lostConnectionMessages.test(error.message)
  )
}
