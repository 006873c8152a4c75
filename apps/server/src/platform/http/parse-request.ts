import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { EndpointSchema, EndpointSpec } from '@fledge/kernel/endpoint.ts'
// Registers the texts for the message keys in the schemas.
import '../texts.ts'
import { AppError, notFound } from './app-error.ts'
import { readUpload, type ParsedUpload } from './upload.ts'

/** The parts of a request, parsed by the endpoint's schemas. */
export interface ParsedParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly upload: ParsedUpload | undefined
  readonly bytes: Buffer | undefined
}

/**
 * Reads and validates the parts of a request by its endpoint.
 * @throws VALIDATION with a message per field; NOT_FOUND if the path cannot exist
 */
export async function parseRequest(
  call: EndpointSpec,
  request: FastifyRequest,
): Promise<ParsedParts> {
  const params = parsePart(call.params, request.params, 'NOT_FOUND')
  const query = parsePart(call.query, request.query ?? {})
  const upload = call.upload === undefined ? undefined : await readUpload(request, call.upload)
  const body = parsePart(call.body, upload ? upload.fields : (request.body ?? {}))
  const bytes = call.bytes !== undefined && Buffer.isBuffer(request.body) ? request.body : undefined
  return { params, query, body, upload, bytes }
}

function parsePart(
  schema: EndpointSchema | undefined,
  value: unknown,
  code: 'VALIDATION' | 'NOT_FOUND' = 'VALIDATION',
): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  if (code === 'NOT_FOUND') notFound()
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues)
    fields[
      issue.path.join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'body')
    ] ??= issue.message
  throw new AppError('VALIDATION', { fields })
}
