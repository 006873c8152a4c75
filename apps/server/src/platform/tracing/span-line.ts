/** A step of a trace as a line of `TRACE_FILE`. */
export interface SpanLine {
  readonly trace: string
  readonly span: string
  /** The step that it belongs to; null for the first of a trace. */
  readonly parent: string | null
  readonly name: string
  readonly kind: string
  /** ISO 8601. */
  readonly start: string
  readonly startMs: number
  readonly ms: number
  readonly isFailed: boolean
  readonly attributes: Readonly<Record<string, unknown>>
}
