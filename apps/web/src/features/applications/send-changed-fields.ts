import type { z } from 'zod'
import type { SaveRequest } from '../../platform/forms/save-session.ts'

interface PartEndpoint {
  readonly fields: readonly string[]
  readonly holds: (values: SaveRequest['values']) => boolean
  readonly send: (request: Pick<SaveRequest, 'values' | 'base'>) => Promise<unknown>
}

/** Returns those of the values that are named. */
export const pickValues = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))

/** Describes a profile endpoint and the fields it takes. */
export function definePartEndpoint<S extends z.ZodObject>(
  body: S,
  send: (body: z.output<S>) => Promise<unknown>,
): PartEndpoint {
  const fields = Object.keys(body.shape).filter((name) => name !== 'base')
  return {
    fields,
    holds: (values) => body.safeParse(pickValues(values, fields)).success,
    send: ({ values, base }) => {
      const own = pickValues(values, fields)
      return send(
        body.parse({ ...own, base: { values: pickValues(base.values, Object.keys(own)) } }),
      )
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
  { changes, values, base }: SaveRequest,
): Promise<void> {
  const own = Object.keys(changes).filter((name) => asOne.fields.includes(name))
  if (own.length === 0) return
  const ownEndpoint = single.find(
    (call) => own.every((name) => call.fields.includes(name)) && call.holds(values),
  )
  await (ownEndpoint
    ? ownEndpoint.send({ values, base })
    : asOne.send({ values: pickValues(values, own), base }))
}
