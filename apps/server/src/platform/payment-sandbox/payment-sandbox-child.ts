// Card provider of the zero-configuration mode, as a separate program started by start-sandbox.ts.
// It ends with its parent process.
import { createSandboxServer } from './sandbox-server.ts'

const {
  SANDBOX_SECRET_KEY = '',
  SANDBOX_WEBHOOK_SECRET = '',
  SANDBOX_WEBHOOK_URL = '',
  SANDBOX_FILE = '',
} = process.env
const server = createSandboxServer({
  secretKey: SANDBOX_SECRET_KEY,
  webhookSecret: SANDBOX_WEBHOOK_SECRET,
  webhookUrl: SANDBOX_WEBHOOK_URL,
  file: SANDBOX_FILE,
  now: () => new Date(),
})
server.listen(0, '127.0.0.1', () => {
  const at = server.address()
  process.send?.(typeof at === 'object' && at ? at.port : 0)
})
process.once('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole process group; the sandbox ends after the server.
process.on('SIGINT', () => {})
