/**
 * Limits how often one user may do something within a time window. Kept in memory, because it
 * protects this process only.
 */
export interface PersonBudget {
  /** Uses one attempt. @returns seconds to wait if none is left, otherwise null */
  take(person: string, now: Date): number | null
  /** Returns the last attempt, because nothing was done for it. */
  giveBack(person: string): void
}

export function createPersonBudget(most: number, windowMs: number): PersonBudget {
  const taken = new Map<string, readonly number[]>()
  const within = (person: string, now: number) =>
    (taken.get(person) ?? []).filter((at) => at > now - windowMs && at <= now)
  return {
    take(person, now) {
      const time = now.getTime()
      // Drops users without recent attempts.
      for (const one of taken.keys()) if (within(one, time).length === 0) taken.delete(one)
      const own = within(person, time)
      const [first] = own
      if (first !== undefined && own.length >= most)
        return Math.max(1, Math.ceil((first + windowMs - time) / 1000))
      taken.set(person, [...own, time])
      return null
    },
    giveBack(person) {
      taken.set(person, (taken.get(person) ?? []).slice(0, -1))
    },
  }
}
