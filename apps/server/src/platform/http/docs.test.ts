import { endpointsByFeature } from '@fledge/contract/index.ts'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import { expect, it } from 'vitest'
import { buildOpenApi } from './docs.ts'

interface PublishedOperation {
  operationId: string
  parameters: { name: string }[]
  requestBody?: object
  responses: Record<string, { 'x-error-codes'?: string[] }>
}

it('publishes every endpoint with its request, response and errors as OpenAPI 3.1', () => {
  // Read as plain JSON, like any external tool would.
  const page: {
    openapi: string
    paths: Record<string, Record<string, PublishedOperation>>
  } = JSON.parse(JSON.stringify(buildOpenApi()))
  expect(page.openapi).toBe('3.1.0')
  const published = new Set(
    Object.values(page.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    ),
  )
  expect(
    Object.entries(endpointsByFeature)
      .flatMap(([feature, calls]) => Object.keys(calls).map((name) => `${feature}.${name}`))
      .filter((name) => !published.has(name)),
  ).toEqual([])
  const send: EndpointSpec = endpointsByFeature.offers.sendOffer
  const operation = page.paths[`/backend/${send.path}`]?.['post']
  expect(operation?.requestBody).toBeDefined()
  expect(operation?.parameters.map((parameter) => parameter.name)).toContain('X-Request-Id')
  expect(operation?.responses['422']?.['x-error-codes']).toEqual(['REQUEST_ID_REUSED'])
})
