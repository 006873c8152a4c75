const heartbeatSeconds = 20

/** A live stream of a browser, which ends with its session. */
export interface LiveStream {
  readonly sessionId: string
  write(text: string): void
  end(): void
}

/** Returns those of the sessions that are still valid. */
type ListValidSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Sends each stream a comment every 20 seconds, so that proxies keep it open, and ends those whose
 * session has ended. Streams are divided among the seconds, and those of one second are checked by
 * one statement: a statement for each stream would keep a process with 5,000 of them busy.
 */
export class StreamHeartbeats {
  readonly #listValid: ListValidSessions
  readonly #slots = Array.from({ length: heartbeatSeconds }, () => new Set<LiveStream>())
  #turn = 0
  #timer: NodeJS.Timeout | undefined

  constructor(listValid: ListValidSessions) {
    this.#listValid = listValid
  }

  /** @returns a function that ends the heartbeats of this stream */
  add(stream: LiveStream): () => void {
    const slot = this.#slots.reduce((least, other) => (other.size < least.size ? other : least))
    slot.add(stream)
    this.#timer ??= setInterval(() => this.#beat(), 1000)
    return () => {
      slot.delete(stream)
      if (this.#slots.some(({ size }) => size > 0)) return
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  #beat(): void {
    const slot = this.#slots[this.#turn]
    this.#turn = (this.#turn + 1) % heartbeatSeconds
    if (slot && slot.size > 0) void this.send([...slot], ': here\n\n')
  }

  /**
   * Sends a text to the streams whose sessions are valid, and ends the others. If the database
   * cannot tell, all of them end, and their browsers reconnect.
   */
  async send(streams: readonly LiveStream[], text: string): Promise<void> {
    const valid = await this.#listValid([
      ...new Set(streams.map(({ sessionId }) => sessionId)),
    ]).catch(() => null)
    for (const stream of streams) {
      if (valid?.has(stream.sessionId)) stream.write(text)
      else if (valid) {
        stream.write('event: end\ndata: {}\n\n')
        stream.end()
      } else stream.end()
    }
  }
}
