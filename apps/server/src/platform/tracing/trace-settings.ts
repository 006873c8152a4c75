/** Where the traces of a process or thread go, and how many of them. */
export interface TraceSettings {
  /** Base URL of a collector; none if absent. */
  readonly endpoint: string | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Path of a file; none if absent. */
  readonly file: string | undefined
  /** Share of the traces that are recorded. */
  readonly sample: number
  readonly service: string
  /** What the process does, e.g. `web,worker`. */
  readonly role: string
}
