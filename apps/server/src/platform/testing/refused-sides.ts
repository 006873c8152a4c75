import { aCompany, anIntern, anOperator } from './factories.ts'
import type { Browser, TestServer } from './harness.ts'

/** Everyone to whom what managers do is refused. */
export const sidesWithoutManagers = ['a reviewer', 'a company', 'an intern', 'a visitor'] as const

/** Opens a browser of one of them. */
export async function openAsSide(
  server: TestServer,
  side: (typeof sidesWithoutManagers)[number],
): Promise<Browser> {
  if (side === 'a reviewer') return server.as((await anOperator(server, 'REVIEWER')).userId)
  if (side === 'a company') return server.as((await aCompany(server)).admin.userId)
  if (side === 'an intern') return server.as((await anIntern(server)).userId)
  return server.anonymous()
}
