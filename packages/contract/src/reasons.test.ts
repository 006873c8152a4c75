import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpointsByFeature } from './index.ts'

type Json = z.core.JSONSchema.JSONSchema
interface Taking {
  readonly body?: z.ZodType
}

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null
const idsOf = (field: unknown): readonly unknown[] =>
  isSchema(field) ? (field.enum ?? (isSchema(field.items) ? (field.items.enum ?? []) : [])) : []
const holdsOther = (field: unknown) => idsOf(field).includes('OTHER')

/** Returns a minimal valid value for a field. */
function toMinimum(field: unknown): unknown {
  if (!isSchema(field)) return 'words'
  if (field.const !== undefined) return field.const
  if (field.enum) return field.enum[0]
  if (field.format === 'uuid') return '0199e2a4-7c11-7c11-8c11-0199e2a47c11'
  if (field.type === 'array') return [toMinimum(field.items)]
  if (field.anyOf) return toMinimum(field.anyOf[0])
  if (field.type === 'object')
    return Object.fromEntries(
      (field.required ?? []).map((key) => [key, toMinimum(field.properties?.[key])]),
    )
  return field.type === 'boolean'
    ? true
    : field.type === 'integer' || field.type === 'number'
      ? (field.minimum ?? 1)
      : 'words'
}

/**
 * Every variant of a request body whose reason can be "Another reason", with that reason and
 * otherwise only required fields.
 */
const reasonBodies = Object.values(endpointsByFeature)
  .flatMap((calls): readonly (readonly [string, Taking])[] => Object.entries(calls))
  .flatMap(([name, { body }]) => {
    if (!body) return []
    const json: Json = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
    return (json.anyOf ?? json.oneOf ?? [json]).flatMap((way) => {
      const fields = isSchema(way) ? (way.properties ?? {}) : {}
      const field = ['reason', 'reasons'].find((name) => holdsOther(fields[name]))
      if (!field || !isSchema(way)) return []
      const rest = Object.fromEntries(
        (way.required ?? [])
          .filter((key) => key !== 'note')
          .map((key) => [key, toMinimum(fields[key])]),
      )
      return [
        { name, body, values: { ...rest, [field]: field === 'reason' ? 'OTHER' : ['OTHER'] } },
      ]
    })
  })

it('finds the endpoints that take a reason from a list', () => {
  expect(reasonBodies.map((reasonBody) => reasonBody.name)).toEqual(
    expect.arrayContaining([
      'withdrawOffer',
      'rejectOffer',
      'declineOffer',
      'rejectCompany',
      'expelCompany',
      'cancelInternship',
      'raiseInternshipAction',
      'rejectApplication',
      'withdrawApplication',
      'disqualify',
    ]),
  )
})

it.each(reasonBodies)('$name: "Another reason" requires a note', ({ body, values }) => {
  expect(body.safeParse({ ...values, note: ' ' }).error?.issues).toMatchObject([
    { path: ['note'], message: 'Enter a reason in your own words' },
  ])
  expect(body.safeParse({ ...values, note: 'We move to another city.' }).success).toBe(true)
})
