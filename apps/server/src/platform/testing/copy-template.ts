import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** Creates a database like that of a new installation. */
export async function copyTemplate(): Promise<{
  connection: pg.PoolConfig
  drop(): Promise<void>
}> {
  const cluster = inject('cluster')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ ...cluster, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name} template fledge_template strategy file_copy`)
  return {
    connection: { ...cluster, database: name },
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
