import { isMutation, type EndpointSpec } from '@fledge/kernel/endpoint.ts'
import { expect, it } from 'vitest'
import { endpointsByFeature } from './index.ts'

const endpoints: readonly (readonly [string, EndpointSpec])[] = Object.values(
  endpointsByFeature,
).flatMap((calls): readonly (readonly [string, EndpointSpec])[] => Object.entries(calls))

it('no endpoint that a replica may serve is a mutation or has a response of its own', () => {
  const marked = endpoints.filter(([, call]) => call.fromReplica)
  expect(marked.length).toBeGreaterThan(40)
  const violations = marked.filter(([, call]) => isMutation(call) || call.rawResponse)
  expect(violations.map(([name]) => name)).toEqual([])
})

// Their reading is recorded, which a replica cannot write.
const recorded = ['listMessageRecipients', 'listInternFeedback']

it('a replica may serve every list by cursor whose reading is not recorded', () => {
  const others = endpoints.filter(
    ([name, call]) =>
      call.keyset &&
      !call.fromReplica &&
      !recorded.includes(name) &&
      call.access.every((level) => level.startsWith('operator')),
  )
  expect(others.map(([name]) => name)).toEqual([])
})
