import 'temporal-polyfill/global'
import type { DatabaseAccess } from '../../platform/db/database-access.ts'
import { readEnv } from '../../platform/env.ts'
import { startServices } from '../../platform/start.ts'

// A web process or a worker on the database of a test, without the checks of main.ts, which refuse a database
// that may lose data. It tells its parent where it listens, and ends with it.

const access: DatabaseAccess = JSON.parse(process.env.FLEDGE_ACCESS ?? '{}')
const env = readEnv(process.env)
const running = await startServices(env, {
  ...access,
  webDist: null,
  ticking: env.FLEDGE_ROLE.includes('worker'),
})
// A port for which a proxy is configured, or any.
const port = Number(process.env.FLEDGE_PORT ?? 0)
const at = await running.app.listen({ port, host: '127.0.0.1' })
process.on('disconnect', () => void running.stop().then(() => process.exit(0)))
process.send?.(at)
