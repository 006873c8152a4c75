import type { z } from 'zod'
import type { SectionBaseValues } from './section-saving.ts'

interface PartEndpoint {
  readonly fields: readonly string[]
  readonly holds: (values: Record<string, unknown>) => boolean
  readonly send: (values: Record<string, unknown>, seen: SectionBaseValues) => Promise<unknown>
}

const pickValues = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))

/** Describes a profile endpoint and the fields it takes. */
export function definePartEndpoint<S extends z.ZodObject>(
  body: S,
  send: (body: z.output<S>) => Promise<unknown>,
): PartEndpoint {
  const fields = Object.keys(body.shape).filter((name) => name !== 'seen')
  return {
    fields,
    holds: (values) => body.safeParse(pickValues(values, fields)).success,
    send: (values, seen) => {
      const own = pickValues(values, fields)
      return send(body.parse({ ...own, seen: pickValues(seen, Object.keys(own)) }))
    },
  }
}

/** Endpoint that saves several fields at once, and those that save one of them each. */
export interface PartEndpoints {
  readonly asOne: PartEndpoint
  readonly single: readonly PartEndpoint[]
}

/**
 * Sends only changed fields: with the specific endpoint when one is sufficient, otherwise with the
 * common one.
 */
export async function sendChangedFields(
  { asOne, single }: PartEndpoints,
  valid: Record<string, unknown>,
  changed: readonly string[],
  seen: SectionBaseValues,
): Promise<void> {
  const own = changed.filter((name) => asOne.fields.includes(name))
  if (own.length === 0) return
  const one = single.find(
    (call) => own.every((name) => call.fields.includes(name)) && call.holds(valid),
  )
  await (one ? one.send(valid, seen) : asOne.send(pickValues(valid, own), seen))
}
