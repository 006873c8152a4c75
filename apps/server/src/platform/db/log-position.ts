/** A position in PostgreSQL's write-ahead log (LSN), as it writes it: `16/B374D848`. */
export type LogPosition = string

export const isLogPosition = (text: string): boolean => /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/.test(text)

const toNumber = (position: LogPosition): bigint => {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export const isAtLeast = (position: LogPosition, other: LogPosition): boolean =>
  toNumber(position) >= toNumber(other)

/** Returns the later one of two positions. */
export function getLatest(a: LogPosition | null, b: LogPosition | null): LogPosition | null {
  if (a === null || b === null) return a ?? b
  return isAtLeast(a, b) ? a : b
}
