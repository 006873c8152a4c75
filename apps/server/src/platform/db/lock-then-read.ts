/**
 * Locks, and returns what was read after the lock: both statements are sent together, in this order,
 * and the second one sees what was committed while the first one waited.
 * @param lock promise of a locking statement that was just sent
 * @param read promise of the reading statement, sent after it
 */
export async function lockThenRead<T>(lock: Promise<unknown>, read: Promise<T>): Promise<T> {
  const [, row] = await Promise.all([lock, read])
  return row
}
