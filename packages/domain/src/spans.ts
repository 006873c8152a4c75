/** A period of time: start inclusive, end exclusive. */
export interface Span {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Whether two spans overlap. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt
}

/** Sorts spans and merges those that touch or overlap. */
export function joined(spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const last = out.at(-1)
    if (last === undefined || last.endsAt < span.startsAt) out.push(span)
    else if (last.endsAt < span.endsAt)
      out[out.length - 1] = { startsAt: last.startsAt, endsAt: span.endsAt }
  }
  return out
}

/** Returns the intersection of two lists of spans. */
export function common(a: readonly Span[], b: readonly Span[]): Span[] {
  return joined(a).flatMap((one) =>
    joined(b)
      .filter((other) => overlaps(one, other))
      .map((other) => ({
        startsAt: one.startsAt > other.startsAt ? one.startsAt : other.startsAt,
        endsAt: one.endsAt < other.endsAt ? one.endsAt : other.endsAt,
      })),
  )
}

/** Returns the total minutes of the spans. Overlapping spans count once. */
export function minutesOf(spans: readonly Span[]): number {
  return joined(spans).reduce(
    (sum, span) => sum + (span.endsAt.getTime() - span.startsAt.getTime()) / 60_000,
    0,
  )
}
