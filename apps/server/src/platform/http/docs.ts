import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { endpointsByFeature } from '@fledge/contract/index.ts'
import { listEndpointErrors } from '@fledge/contract/platform/endpoint-errors.ts'
import { type ErrorCode, errorStatus, errorTexts } from '@fledge/contract/platform/errors.ts'
import { isMutation, type EndpointSchema, type EndpointSpec } from '@fledge/kernel/endpoint.ts'

const convertSchema = (schema: EndpointSchema) =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })

interface PublishedEndpoint {
  readonly feature: string
  readonly name: string
  readonly call: EndpointSpec
  readonly method: string
  readonly path: string
}

function listPublishedEndpoints(): PublishedEndpoint[] {
  return Object.entries(endpointsByFeature).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([name, call]: [string, EndpointSpec]) =>
      [`${call.method} ${call.path}`, ...(call.aliases ?? [])].map((address, index) => {
        const [method = '', path = ''] = address.split(' ')
        return {
          feature,
          name: index === 0 ? name : `${name}_${index + 1}`,
          call,
          method,
          path: path.startsWith('/') ? path : `/backend/${path}`,
        }
      }),
    ),
  )
}

/** Builds the OpenAPI 3.1 document of all endpoints from the contract. */
export function buildOpenApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of listPublishedEndpoints())
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = buildOperation(endpoint)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fledge',
      version: '1',
      description:
        'Every response is the envelope {status, data: {isSuccess, message, payload, count?, next?, previous?}}. In an unsuccessful one, payload.error is {code, description, fields?}.',
    },
    paths,
    components: { schemas: { Error: errorSchema } },
  }
}

const errorSchema = {
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { type: 'integer' },
    data: {
      type: 'object',
      required: ['isSuccess', 'message', 'payload'],
      properties: {
        isSuccess: { const: false },
        message: { type: 'string' },
        payload: {
          type: 'object',
          properties: {
            error: {
              type: 'object',
              required: ['code', 'description'],
              properties: {
                code: { enum: Object.keys(errorStatus) },
                description: { type: 'string' },
                fields: { type: 'object', additionalProperties: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  },
}

/** One response per status, with the error codes of this endpoint and their default messages. */
function buildErrorResponses(call: EndpointSpec): Record<string, object> {
  const codesByStatus = new Map<number, ErrorCode[]>()
  for (const code of listEndpointErrors(call)) {
    const status = errorStatus[code]
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${errorTexts[`errors.${code}`]}`).join('\n\n'),
        'x-error-codes': codes,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

const cursorSchema = { type: ['string', 'null'] }

const requestIdParameter = {
  name: 'X-Request-Id',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
}

function buildRequestBody({ body, upload }: EndpointSpec): object {
  if (!body) return {}
  const type = upload ? 'multipart/form-data' : 'application/json'
  return { requestBody: { required: true, content: { [type]: { schema: convertSchema(body) } } } }
}

function buildOperation({ feature, name, call }: PublishedEndpoint): object {
  const properties = {
    isSuccess: { type: 'boolean' },
    message: { type: 'string' },
    payload: convertSchema(call.response),
    ...(call.paginated ? { count: { type: 'integer' } } : {}),
    ...(call.keyset ? { next: cursorSchema, previous: cursorSchema } : {}),
  }
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: call.summary,
    'x-access': call.access,
    parameters: [
      ...buildParameters(call.params, 'path'),
      ...buildParameters(call.query, 'query'),
      ...(isMutation(call) && !call.csrfExempt ? [requestIdParameter] : []),
    ],
    ...buildRequestBody(call),
    responses: {
      200: {
        description: 'Success',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { status: { const: 200 }, data: { type: 'object', properties } },
            },
          },
        },
      },
      ...buildErrorResponses(call),
    },
  }
}

function buildParameters(schema: EndpointSchema | undefined, location: 'path' | 'query'): object[] {
  if (!schema) return []
  const shape = convertSchema(schema)
  const required = Array.isArray(shape.required) ? shape.required : []
  return Object.entries(shape.properties ?? {}).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }))
}

/** Serves `/backend/openapi.json` and a readable page at `/backend/docs`. */
export function serveDocs(app: FastifyInstance): void {
  let json: string | undefined
  app.get('/backend/openapi.json', async (_request, reply) =>
    reply.type('application/json').send((json ??= JSON.stringify(buildOpenApi()))),
  )
  app.get('/backend/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderDocsPage()),
  )
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function renderDocsPage(): string {
  const rows = listPublishedEndpoints().map(
    ({ feature, call, method, path }) =>
      `<tr><td>${escapeText(feature)}</td><td><code>${method}</code></td><td><code>${escapeText(path)}</code></td><td>${escapeText(call.summary)}</td><td>${escapeText(call.access.join(' · '))}</td><td>${listEndpointErrors(call).join(' ')}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Endpoints of Fledge</title>
<style>body{font:14px/1.5 system-ui;margin:32px;color:#171c1a;background:#faf9f6}table{border-collapse:collapse;width:100%}td,th{padding:6px 10px;border-bottom:1px solid #e6e3db;text-align:left;vertical-align:top}code{font-size:13px}</style>
<h1>${rows.length} endpoints</h1><p>The machine-readable form is <a href="/backend/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Feature</th><th>Method</th><th>Path</th><th>Summary</th><th>Access</th><th>Errors</th></tr></thead><tbody>${rows.join('')}</tbody></table></html>`
}
