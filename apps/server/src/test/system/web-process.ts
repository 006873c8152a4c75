import 'temporal-polyfill/global'
import type { DatabaseAccess } from '../../platform/db/database-access.ts'
import { readEnv } from '../../platform/env.ts'
import { startServices } from '../../platform/start.ts'

// A web process on the database of a test, without the checks of main.ts, which refuse a database
// that may lose data. It tells its parent where it listens, and ends with it.

const access: DatabaseAccess = JSON.parse(process.env.FLEDGE_ACCESS ?? '{}')
const running = await startServices(readEnv(process.env), {
  ...access,
  webDist: null,
  ticking: false,
})
const at = await running.app.listen({ port: 0, host: '127.0.0.1' })
process.on('disconnect', () => void running.stop().then(() => process.exit(0)))
process.send?.(at)
