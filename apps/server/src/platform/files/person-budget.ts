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

export function createPersonBudget(maxUses: number, windowMs: number): PersonBudget {
  const usesByPerson = new Map<string, readonly number[]>()
  const listRecentUses = (person: string, now: number) =>
    (usesByPerson.get(person) ?? []).filter((at) => at > now - windowMs && at <= now)
  return {
    take(person, now) {
      const time = now.getTime()
      // Drops users without recent attempts.
      for (const user of usesByPerson.keys())
        if (listRecentUses(user, time).length === 0) usesByPerson.delete(user)
      const uses = listRecentUses(person, time)
      const [first] = uses
      if (first !== undefined && uses.length >= maxUses)
        return Math.max(1, Math.ceil((first + windowMs - time) / 1000))
      usesByPerson.set(person, [...uses, time])
      return null
    },
    giveBack(person) {
      usesByPerson.set(person, (usesByPerson.get(person) ?? []).slice(0, -1))
    },
  }
}
