import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import type { Services } from '../platform/services.ts'

/** The clock as a scenario sees it. */
export interface ScenarioClock {
  readonly now: () => Date
  /** Resumes at the given moment; never, if that is after the present. */
  until(at: Date | string): Promise<void>
  /** Resumes after a number of days. */
  days(count: number): Promise<void>
  hours(count: number): Promise<void>
}

interface WaitingScenario {
  readonly at: number
  readonly go: () => void
}

/**
 * Longest time between two runs of the timed jobs in the last 35 days; three times as long before
 * that.
 */
const sweepIntervalMs = 20 * hourMs
const recentMs = 35 * dayMs

/**
 * Runs scenarios concurrently on the movable clock. Only the one with the earliest next moment
 * proceeds, so that events of all scenarios are created in chronological order.
 */
export class ScenarioTimeline {
  readonly failures: { scenario: string; error: unknown }[] = []
  readonly #services: Services
  readonly #waiting: WaitingScenario[] = []
  #rested: () => void = () => {}
  #swept = 0

  constructor(services: Services) {
    this.#services = services
  }

  /**
   * Adds a scenario that begins at a moment. A failing scenario ends there without stopping the
   * others.
   */
  add(name: string, at: Date, run: (time: ScenarioClock) => Promise<void>): void {
    const begin = () =>
      void run(this.#time())
        .catch((error: unknown) => this.failures.push({ scenario: name, error }))
        .finally(() => this.#rested())
    this.#waiting.push({ at: at.getTime(), go: begin })
  }

  /** Advances to the present. Scenarios that wait for a later moment are left unfinished. */
  async run(present: Date): Promise<void> {
    for (;;) {
      const next = this.#waiting.toSorted((a, b) => a.at - b.at)[0]
      if (!next || next.at > present.getTime()) break
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      await this.#moveTo(next.at, present.getTime())
      await new Promise<void>((resolve) => {
        this.#rested = resolve
        next.go()
      })
    }
    await this.#moveTo(present.getTime(), present.getTime())
    await this.#services.sweep()
  }

  /** Advances the clock and runs the timed jobs if they are due. */
  async #moveTo(at: number, present: number): Promise<void> {
    const clock = this.#services.movableClock
    if (!clock || at <= clock.now().getTime()) return
    clock.set(new Date(at))
    if (at - this.#swept < (present - at < recentMs ? sweepIntervalMs : 3 * sweepIntervalMs)) return
    await this.#services.sweep()
    this.#swept = at
  }

  #time(): ScenarioClock {
    const now = () => this.#services.clock.now()
    const until = (at: Date | string) =>
      new Promise<void>((resolve) => {
        this.#waiting.push({ at: new Date(at).getTime(), go: resolve })
        this.#rested()
      })
    const hours = (count: number) => until(new Date(now().getTime() + count * hourMs))
    return { now, until, hours, days: (count) => hours(count * 24) }
  }
}
