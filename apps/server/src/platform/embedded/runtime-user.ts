import pg from 'pg'
import { runtimeRole } from '../../db/row-security/policies.ts'
import type { SocketConnection } from './cluster.ts'

const runtimeUser = 'fledge_app'

/**
 * Creates the user that requests and jobs connect as: it owns no table, so that row-level security
 * applies to it, and has no rights but those of the roles.
 * @param owner the connection that migrated the database
 * @param isDemo whether the demo data may be removed and made again
 */
export async function createRuntimeUser(
  owner: SocketConnection,
  isDemo: boolean,
): Promise<SocketConnection> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${runtimeUser}') then
        create role ${runtimeUser} login in role ${runtimeRole};
      end if;
    end $$`)
    if (isDemo)
      await client.query(`grant truncate on all tables in schema public to ${runtimeUser}`)
  } finally {
    await client.end().catch(() => {})
  }
  return { ...owner, user: runtimeUser }
}
