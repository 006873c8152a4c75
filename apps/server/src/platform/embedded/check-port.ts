import { createServer } from 'node:net'
import { StartError, startErrors } from './start-errors.ts'

/**
 * Checks that a port can be opened, before anything else starts.
 * @throws StartError
 */
export function checkPort(port: number, host = '127.0.0.1'): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const message =
        error.code === 'EACCES' ? startErrors.portDenied(port) : startErrors.portTaken(port)
      reject(new StartError(message))
    })
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()))
  })
}
