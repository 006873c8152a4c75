import { replaceEqualDeep } from '@tanstack/react-query'

interface List {
  readonly payload: readonly unknown[]
}

const isList = (data: unknown): data is List =>
  typeof data === 'object' && data !== null && 'payload' in data && Array.isArray(data.payload)

/**
 * Keeps the objects of a response that did not change, so that what shows them is not rendered again.
 * The library compares the rows of a list by their position: once the first has gone, it would take
 * every row for another one.
 * @returns the new response, or the previous one if they are equal
 */
export function shareRows(previous: unknown, next: unknown): unknown {
  if (!isList(previous) || !isList(next)) return replaceEqualDeep(previous, next)
  const shown = new Set(previous.payload)
  const known = new Map(previous.payload.map((row) => [JSON.stringify(row), row]))
  const payload = next.payload.map((row) =>
    shown.has(row) ? row : (known.get(JSON.stringify(row)) ?? row),
  )
  const isSame =
    payload.length === previous.payload.length &&
    payload.every((row, at) => row === previous.payload[at])
  return replaceEqualRest(previous, { ...next, payload: isSame ? previous.payload : payload })
}

/** Returns the previous list if everything but its rows is equal, and its rows are the same. */
function replaceEqualRest(previous: List, next: List): List {
  const { payload: before, ...rest } = previous
  const { payload, ...nextRest } = next
  const shared = replaceEqualDeep(rest, nextRest)
  return payload === before && shared === rest ? previous : { ...shared, payload }
}
