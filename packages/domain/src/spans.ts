/** A period of time: start inclusive, end exclusive. */
export interface TimeSpan {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Whether two spans overlap. */
export function isOverlapping(a: TimeSpan, b: TimeSpan): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt
}

/** Sorts spans and merges those that touch or overlap. */
export function mergeSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const out: TimeSpan[] = []
  for (const span of spans.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const last = out.at(-1)
    if (last === undefined || last.endsAt < span.startsAt) out.push(span)
    else if (last.endsAt < span.endsAt)
      out[out.length - 1] = { startsAt: last.startsAt, endsAt: span.endsAt }
  }
  return out
}

/** Returns the intersection of two lists of spans. */
export function intersectSpans(a: readonly TimeSpan[], b: readonly TimeSpan[]): TimeSpan[] {
  return mergeSpans(a).flatMap((span) =>
    mergeSpans(b)
      .filter((other) => isOverlapping(span, other))
      .map((other) => ({
        startsAt: span.startsAt > other.startsAt ? span.startsAt : other.startsAt,
        endsAt: span.endsAt < other.endsAt ? span.endsAt : other.endsAt,
      })),
  )
}

/** Returns the total minutes of the spans. Overlapping spans count once. */
export function sumMinutes(spans: readonly TimeSpan[]): number {
  return mergeSpans(spans).reduce(
    (sum, span) => sum + (span.endsAt.getTime() - span.startsAt.getTime()) / 60_000,
    0,
  )
}
