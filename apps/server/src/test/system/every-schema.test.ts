import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { servedEndpoints } from './served-endpoints.ts'
import { listOddInputs } from './odd-inputs.ts'

const anId = '01932d9e-3b5c-7c1a-8f00-0123456789ab'

const parts = servedEndpoints.flatMap(({ name, call }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part]
    return schema ? [{ title: `${name} ${part}`, schema }] : []
  }),
)

describe('every schema of every endpoint', () => {
  it('parses odd values at every path without throwing', () => {
    const errors: string[] = []
    for (const { title, schema } of parts)
      for (const { at, value, input } of listOddInputs(schema, () => anId)) {
        try {
          z.safeParse(schema, input)
        } catch (error) {
          errors.push(`${title} ${at} = ${JSON.stringify(value)}: ${String(error)}`)
        }
      }
    expect(errors.slice(0, 40)).toEqual([])
  })
})
