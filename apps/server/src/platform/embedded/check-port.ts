import { createServer } from 'node:net'
import { startErrors, type StartFailure } from './start-errors.ts'

/**
 * Checks whether a port can be opened, before anything else starts.
 * @returns undefined if it can, otherwise the message to show
 */
export function checkPort(port: number, host = '127.0.0.1'): Promise<StartFailure | undefined> {
  return new Promise((settle) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      settle({
        wrong: error.code === 'EACCES' ? startErrors.portDenied(port) : startErrors.portTaken(port),
      })
    })
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => settle(undefined)))
  })
}
