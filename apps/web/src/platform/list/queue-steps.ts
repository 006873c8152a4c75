/**
 * Returns the row that many steps from the open one, limited to the ends; for a row outside the
 * list the first, which is the oldest.
 */
export function moveInQueue(
  ids: readonly string[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = ids.indexOf(current ?? '')
  return at < 0 ? ids[0] : ids[Math.min(ids.length - 1, Math.max(0, at + step))]
}

/**
 * Returns the row to open after a decision: the oldest remaining one, however the decided one was
 * reached.
 */
export function getNextAfterDecision(
  ids: readonly string[],
  current: string | undefined,
): string | undefined {
  return ids.find((id) => id !== current)
}
