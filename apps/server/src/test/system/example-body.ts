import type { EndpointSchema } from '@fledge/kernel/endpoint.ts'
import { z } from 'zod'

interface JsonSchema {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly minLength?: number
  readonly minimum?: number
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

/** Returns a value for an id field, given its name. */
export type IdMaker = (field: string) => string

const sampleTexts = [
  '01/2027',
  '09:30',
  'https://www.linkedin.com/in/someone',
  'https://meet.example/room',
  'Europe/London',
  '123456',
  'EUR',
  '2027-01',
  '10',
  'name-name',
  'ABC-123',
  'SIGN_IN',
  '+447700900123',
  'Some words that say enough of what was asked, and a few more of them to be sure.',
]
const byFormat: Readonly<Record<string, string>> = {
  date: '2027-01-04',
  'date-time': '2027-01-04T09:30:00Z',
  email: 'someone@people.example',
  uri: 'https://www.linkedin.com/in/someone',
  time: '09:30:00',
}

/**
 * Builds a value that a schema should accept, so that the request passes validation. Refinements
 * that JSON Schema cannot express may still reject it.
 * @param all includes optional fields
 */
export function buildExample(schema: EndpointSchema, idOf: IdMaker, all: boolean): unknown {
  const json = schemaCache.get(schema) ?? toJsonSchema(schema)
  schemaCache.set(schema, json)
  return buildValue(json, 'body', idOf, all)
}

const schemaCache = new WeakMap<EndpointSchema, JsonSchema>()
// A JSON Schema is plain JSON with these fields.
const toJsonSchema = (schema: EndpointSchema) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

function buildValue(json: JsonSchema, field: string, idOf: IdMaker, all: boolean): unknown {
  if (json.const !== undefined) return json.const
  if (json.enum) return json.enum[0]
  const options = json.anyOf ?? json.oneOf
  if (options)
    return buildValue(options.find((option) => option.type !== 'null') ?? {}, field, idOf, all)
  if (json.allOf) return buildValue(Object.assign({}, ...json.allOf), field, idOf, all)
  if (json.type === 'object') return buildObject(json, idOf, all)
  if (json.type === 'array')
    return Array.from({ length: Math.max(1, json.minItems ?? 0) }, () =>
      buildValue(json.items ?? {}, field, idOf, all),
    )
  if (json.type === 'integer' || json.type === 'number') return Math.max(json.minimum ?? 1, 1)
  if (json.type === 'boolean') return true
  if (json.type === 'string') return buildText(json, field, idOf)
  return /_?ids?$/.test(field) ? idOf(field) : 'something'
}

function buildObject(json: JsonSchema, idOf: IdMaker, all: boolean): Record<string, unknown> {
  const fields = Object.entries(json.properties ?? {}).filter(
    ([key]) => all || json.required?.includes(key),
  )
  return Object.fromEntries(
    fields.map(([key, schema]) => [key, buildValue(schema, key, idOf, all)]),
  )
}

function buildText(json: JsonSchema, field: string, idOf: IdMaker): string {
  if (json.format === 'uuid') return idOf(field)
  const formatExample = json.format ? byFormat[json.format] : undefined
  if (formatExample) return formatExample
  const pattern = json.pattern ? new RegExp(json.pattern) : null
  const isAllowed = (text: string) =>
    (!pattern || pattern.test(text)) && text.length >= (json.minLength ?? 0)
  if (/zone/.test(field)) return 'Europe/London'
  if (/link|url|website/.test(field)) return 'https://www.linkedin.com/in/someone'
  if (/_at$|time|slot/.test(field)) return '2027-01-04T09:30:00Z'
  if (/date|_on$/.test(field)) return '2027-01-04'
  return (
    ['Something', ...sampleTexts].find(isAllowed) ?? 'Something '.repeat(20).slice(0, 200).trim()
  )
}
