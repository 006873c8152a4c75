/** A stretch of time: starts included, ends excluded. */
export interface Span {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Whether two spans share a moment. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt
}

/** Spans in order, those that touch or overlap joined. */
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

/** What both lists have in common. */
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

/** Minutes of all spans together; they are joined first, so that none counts twice. */
export function minutesOf(spans: readonly Span[]): number {
  return joined(spans).reduce(
    (sum, span) => sum + (span.endsAt.getTime() - span.startsAt.getTime()) / 60_000,
    0,
  )
}
