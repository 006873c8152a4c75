/** How often one person may have something done in a while. In memory: what it guards is this process's own. */
export interface PersonBudget {
  /** Takes one. @returns seconds to wait where none is left, else null */
  take(person: string, now: Date): number | null
  /** Gives the last one back: nothing was done for it. */
  giveBack(person: string): void
}

export function personBudget(most: number, windowMs: number): PersonBudget {
  const taken = new Map<string, readonly number[]>()
  const within = (person: string, now: number) =>
    (taken.get(person) ?? []).filter((at) => at > now - windowMs && at <= now)
  return {
    take(person, now) {
      const time = now.getTime()
      // Who has taken nothing for a while is forgotten.
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
