import type { z } from 'zod'
import type { Seen } from './section-saving.ts'

interface PartCall {
  readonly fields: readonly string[]
  readonly holds: (values: Record<string, unknown>) => boolean
  readonly send: (values: Record<string, unknown>, seen: Seen) => Promise<unknown>
}

const picked = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))

/** Describes a profile endpoint and the fields it takes. */
export function partCall<S extends z.ZodObject>(
  body: S,
  send: (body: z.output<S>) => Promise<unknown>,
): PartCall {
  const fields = Object.keys(body.shape).filter((name) => name !== 'seen')
  return {
    fields,
    holds: (values) => body.safeParse(picked(values, fields)).success,
    send: (values, seen) => {
      const own = picked(values, fields)
      return send(body.parse({ ...own, seen: picked(seen, Object.keys(own)) }))
    },
  }
}

/** Endpoint that saves several fields at once, and those that save one of them each. */
export interface PartCalls {
  readonly asOne: PartCall
  readonly single: readonly PartCall[]
}

/**
 * Sends only changed fields: with the specific endpoint when one is sufficient, otherwise with the
 * common one.
 */
export async function sendChanged(
  { asOne, single }: PartCalls,
  valid: Record<string, unknown>,
  changed: readonly string[],
  seen: Seen,
): Promise<void> {
  const own = changed.filter((name) => asOne.fields.includes(name))
  if (own.length === 0) return
  const one = single.find(
    (call) => own.every((name) => call.fields.includes(name)) && call.holds(valid),
  )
  await (one ? one.send(valid, seen) : asOne.send(picked(valid, own), seen))
}
