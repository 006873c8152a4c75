/**
 * Creates a function that stores items, those of the same time together: what is added while a
 * statement runs is stored by the next one.
 * @returns a function that resolves once its item is stored
 */
export function createBatchedWrites<Item>(
  store: (items: readonly Item[]) => Promise<unknown>,
): (item: Item) => Promise<void> {
  let waiting: Item[] = []
  let next: Promise<void> | null = null
  let current: Promise<void> = Promise.resolve()
  const storeWaiting = async () => {
    const items = waiting
    waiting = []
    next = null
    await store(items)
  }
  return (item) => {
    waiting.push(item)
    // A failed statement concerns its own items only.
    next ??= current = current.catch(() => {}).then(storeWaiting)
    return next
  }
}
