import type pg from 'pg'

export type TestRow = Readonly<Record<string, unknown>>

/**
 * Inserts one row, converting arrays and objects for PostgreSQL (`json` names the jsonb columns).
 */
export async function insertRow(pool: pg.Pool, table: string, row: TestRow): Promise<void> {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined)
  const marks = entries.map((_, index) => `$${index + 1}`)
  await pool.query(
    `insert into ${table} (${entries.map(([key]) => key).join(', ')}) values (${marks.join(', ')})`,
    entries.map(([, value]) =>
      value !== null &&
      typeof value === 'object' &&
      !Array.isArray(value) &&
      !(value instanceof Date)
        ? JSON.stringify(value)
        : value,
    ),
  )
}

export const shiftDate = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)
export const toDayText = (at: Date) => at.toISOString().slice(0, 10)
