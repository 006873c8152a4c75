import { day, hour } from '@fledge/kernel/dates.ts'
import type { Services } from '../platform/services.ts'

/** What a story may ask of time. */
export interface Time {
  readonly now: () => Date
  /** Goes on at this moment; never, where it lies beyond the present. */
  until(at: Date | string): Promise<void>
  /** Goes on so many days later. */
  days(count: number): Promise<void>
  hours(count: number): Promise<void>
}

interface Waiting {
  readonly at: number
  readonly go: () => void
}

/** Timed jobs run at least this often while stories walk through the last weeks, and a third as often before. */
const sweepEvery = 20 * hour
const recent = 35 * day

/**
 * Runs stories side by side on the movable clock: whichever waits for the earliest moment goes on next, alone,
 * so that what happens comes in one order whoever tells it.
 */
export class Timeline {
  readonly failures: { story: string; error: unknown }[] = []
  readonly #services: Services
  readonly #waiting: Waiting[] = []
  #rested: () => void = () => {}
  #swept = 0

  constructor(services: Services) {
    this.#services = services
  }

  /** Adds a story that begins at a moment. One that fails ends there; the others go on. */
  tell(name: string, at: Date, story: (time: Time) => Promise<void>): void {
    const begin = () =>
      void story(this.#time())
        .catch((error: unknown) => this.failures.push({ story: name, error }))
        .finally(() => this.#rested())
    this.#waiting.push({ at: at.getTime(), go: begin })
  }

  /** Walks to the present. Stories that wait for later stay where they are. */
  async run(present: Date): Promise<void> {
    for (;;) {
      const next = this.#waiting.toSorted((one, other) => one.at - other.at)[0]
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

  /** Moves the clock forward, and has the timed jobs see the days between. */
  async #moveTo(at: number, present: number): Promise<void> {
    const clock = this.#services.movableClock
    if (!clock || at <= clock.now().getTime()) return
    clock.set(new Date(at))
    if (at - this.#swept < (present - at < recent ? sweepEvery : 3 * sweepEvery)) return
    await this.#services.sweep()
    this.#swept = at
  }

  #time(): Time {
    const now = () => this.#services.clock.now()
    const until = (at: Date | string) =>
      new Promise<void>((resolve) => {
        this.#waiting.push({ at: new Date(at).getTime(), go: resolve })
        this.#rested()
      })
    const hours = (count: number) => until(new Date(now().getTime() + count * hour))
    return { now, until, hours, days: (count) => hours(count * 24) }
  }
}
