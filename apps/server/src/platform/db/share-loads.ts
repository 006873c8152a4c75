interface Loads<Result> {
  /** Settles with the load in progress, whether it succeeds or not. */
  running: Promise<unknown>
  /** The load that begins then. */
  next: Promise<Result> | null
}

/**
 * Returns a function that loads once what several requests need at the same time, and that costs too
 * much to load for each. One load runs at a time; all who ask meanwhile share the next one, which begins
 * after they asked, so that no one gets what was read before.
 */
export function shareLoads<Result>() {
  const loadsBySource = new WeakMap<object, Loads<Result>>()
  return (source: object, load: () => Promise<Result>): Promise<Result> => {
    const loads = loadsBySource.get(source) ?? { running: Promise.resolve(), next: null }
    loadsBySource.set(source, loads)
    loads.next ??= loads.running.then(() => {
      loads.next = null
      const loading = load()
      loads.running = loading.catch(() => null)
      return loading
    })
    return loads.next
  }
}
