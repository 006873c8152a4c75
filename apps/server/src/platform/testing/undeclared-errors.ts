import { listEndpointErrors } from '@fledge/contract/platform/endpoint-errors.ts'
import type { RunningServer } from '../start.ts'

/** Header of a response whose error code its endpoint does not declare. */
export const undeclaredHeader = 'x-undeclared-error'

/** Marks responses whose error code the endpoint does not declare; the test client then throws. */
export function reportUndeclaredErrors({ app }: RunningServer): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint || reply.statusCode < 400) return
    const code = /"code":"([A-Z_]+)"/.exec(String(payload))?.[1]
    if (code && !listEndpointErrors(endpoint).some((declared) => declared === code))
      void reply.header(undeclaredHeader, `${endpoint.method} ${endpoint.path}: ${code}`)
  })
}
