import type pg from 'pg'

/** How a process reaches its database. */
export interface DatabaseAccess {
  /** Carries requests and jobs, whose statements need nothing that outlives a transaction. */
  readonly connection: pg.PoolConfig
  /** PostgreSQL itself, where `connection` leads to a pooler; the same connection if absent. */
  readonly directConnection?: pg.PoolConfig | undefined
  /** A replica for reads that need not be of this moment; none if absent. */
  readonly replicaConnection?: pg.PoolConfig | undefined
  /** Whether statements are prepared under their names; true if absent. */
  readonly hasNamedStatements?: boolean | undefined
}

/** The connection for what outlives a transaction: listening, and locks of a session. */
export const getDirectConnection = ({
  connection,
  directConnection,
}: DatabaseAccess): pg.PoolConfig => directConnection ?? connection

/** Whether a connection to PostgreSQL is shared with others between two transactions. */
export const isPooled = ({ directConnection }: DatabaseAccess): boolean =>
  directConnection !== undefined
