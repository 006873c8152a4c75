interface Loads<Result> {
  /** Settles with the load in progress, whether it succeeds or not, and keeps nothing of it. */
  running: Promise<void>
  /** The load that begins then. */
  next: Promise<Result> | null
}

const ignoreResult = (): void => {}

/**
 * Returns a function that loads once what several requests need at the same time, and that costs too
 * much to load for each. One load runs at a time; all who ask while it runs share the next, which begins
 * after they asked, so that no one gets what was read before. A load must not end with the request that
 * happens to start it: others wait for it, too.
 */
export function shareLoads<Result>() {
  const loadsBySource = new WeakMap<object, Loads<Result>>()
  return (source: object, load: () => Promise<Result>): Promise<Result> => {
    const loads = loadsBySource.get(source) ?? { running: Promise.resolve(), next: null }
    loadsBySource.set(source, loads)
    loads.next ??= loads.running.then(() => {
      loads.next = null
      const loading = load()
      loads.running = loading.then(ignoreResult, ignoreResult)
      return loading
    })
    return loads.next
  }
}
