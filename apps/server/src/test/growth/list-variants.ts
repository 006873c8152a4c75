import { z } from 'zod'
import { servedEndpoints } from '../system/served-endpoints.ts'
import type { ScaleRequest } from './scale-requests.ts'

/** A list with one of its filters, or as a file. */
export interface ListVariant {
  readonly request: ScaleRequest
  /** The filter and its value; empty for the list itself. */
  readonly filter: string
}

/** Values of the filters that the contract does not list, and what they look for. */
const textValues: Readonly<Record<string, readonly string[]>> = {
  search: ['Tanaka', 'nobody has this name', 'a'],
  company: ['{company}'],
  company_id: ['{company}'],
  actor_id: ['{user}'],
  subject_id: ['{application}'],
  batch: ['{batch}'],
  batch_id: ['{batch}'],
  owner: ['me', 'none'],
  since: ['2026-01-01'],
  until: ['2026-01-01'],
  career_field_id: ['1'],
  // A page that no one reaches by clicking.
  page: ['40'],
}

interface FilterSchema {
  readonly enum?: readonly string[]
  readonly anyOf?: readonly FilterSchema[]
}

/** Every value that the contract lists for a filter, or those of `textValues`. */
function listValues(name: string, schema: FilterSchema): readonly string[] {
  const listed = [schema, ...(schema.anyOf ?? [])].flatMap((part) => part.enum ?? [])
  return listed.length > 0 ? listed : (textValues[name] ?? [])
}

/**
 * Returns a request for each filter of a list alone, and for the list without a filter.
 * @param request to the list, of the operator
 */
export function listVariants(request: ScaleRequest): readonly ListVariant[] {
  const query = servedEndpoints.find(({ name }) => name === request.endpoint)?.call.query
  if (!query) return []
  const {
    properties = {},
    required = [],
    anyOf,
  } = z.toJSONSchema(query, {
    io: 'input',
    unrepresentable: 'any',
  })
  const { ids } = request.actor
  const filters = Object.entries(properties).flatMap(([name, schema]) =>
    // A filter of the contract is an object here, as `boolean` schemas do not occur.
    listValues(name, typeof schema === 'object' ? (schema as FilterSchema) : {}).flatMap((text) => {
      const value = text.replace(/^\{(\w+)\}$/, (_, id: string) => ids[id] ?? '')
      return value === '' ? [] : [{ name, value }]
    }),
  )
  const isNeeded = ([name]: [string, unknown]) =>
    // One of several forms, each with fields of its own: the request is of one of them.
    anyOf !== undefined || required.includes(name)
  const needed = Object.fromEntries(Object.entries(request.query).filter(isNeeded))
  return [
    { request: { ...request, query: needed }, filter: '' },
    ...filters.map(({ name, value }) => ({
      request: { ...request, query: { ...needed, [name]: value } },
      filter: `${name}=${value}`,
    })),
  ]
}
