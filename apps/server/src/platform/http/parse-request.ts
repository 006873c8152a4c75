import type { FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
// Registers the texts for the message keys in the schemas.
import '../texts.ts'
import { Refusal, refuse } from './refusal.ts'
import { readUpload, type ParsedUpload } from './upload.ts'

/** The parts of a request, parsed by the endpoint's schemas. */
export interface ParsedParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly upload: ParsedUpload | undefined
  readonly bytes: Buffer | undefined
}

/** Reads and validates the parts of a request by its endpoint. */
export async function parseRequest(
  call: EndpointSpec,
  request: FastifyRequest,
): Promise<ParsedParts | Refusal> {
  const params = parsePart(call.params, request.params)
  if (params instanceof Refusal) return params.code === 'VALIDATION' ? refuse('NOT_FOUND') : params
  const query = parsePart(call.query, request.query ?? {})
  if (query instanceof Refusal) return query
  const upload = call.upload === undefined ? undefined : await readUpload(request, call.upload)
  if (upload instanceof Refusal) return upload
  const body = parsePart(call.body, upload ? upload.fields : (request.body ?? {}))
  if (body instanceof Refusal) return body
  const bytes = call.bytes !== undefined && Buffer.isBuffer(request.body) ? request.body : undefined
  return { params, query, body, upload, bytes }
}

function parsePart(schema: ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues)
    fields[
      issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'body')
    ] ??= issue.message
  return refuse('VALIDATION', { fields })
}
