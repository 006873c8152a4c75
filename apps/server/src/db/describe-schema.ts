import type pg from 'pg'

export interface ColumnDescription {
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  /** SQL of the default, or of a generated column. */
  readonly default: string | null
  readonly comment: string | null
}

export interface ForeignKeyDescription {
  readonly columns: readonly string[]
  readonly table: string
  /** The partition that is referenced, e.g. `lookups.country`; the table itself if not partitioned. */
  readonly target: string
  readonly isNullable: boolean
  /** At most one row references a row of the other table. */
  readonly isUnique: boolean
  readonly definition: string
}

export interface TableDescription {
  readonly name: string
  readonly comment: string | null
  readonly columns: readonly ColumnDescription[]
  readonly primaryKey: readonly string[]
  readonly foreignKeys: readonly ForeignKeyDescription[]
  /** SQL of unique, check and exclusion constraints. */
  readonly constraints: readonly string[]
  /** SQL of the indexes that do not belong to a constraint. */
  readonly indexes: readonly string[]
  readonly triggers: readonly string[]
}

// Partitions are described by their table.
const tableOf = (oid: string) =>
  `(select coalesce(parent.relname, own.relname)::text from pg_class own
    left join pg_inherits i on i.inhrelid = own.oid left join pg_class parent on parent.oid = i.inhparent where own.oid = ${oid})`
const columnNames = (numbers: string, relation: string) =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality n(number, place) join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.number order by n.place)`
const tables = `pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition`

const columnsSql = `select t.relname::text as table, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable",
    case when a.attidentity <> '' then 'identity' when a.attgenerated <> '' then 'generated: ' || pg_get_expr(d.adbin, d.adrelid) else pg_get_expr(d.adbin, d.adrelid) end as default,
    col_description(t.oid, a.attnum) as comment
  from pg_attribute a join pg_class t on t.oid = a.attrelid left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and t.oid in (select t.oid from ${tables}) order by t.relname, a.attnum`

const keysSql = `select t.relname::text as table, k.contype::text as kind, pg_get_constraintdef(k.oid) as definition, k.conname::text as name,
    ${columnNames('k.conkey', 'k.conrelid')} as columns, case when k.confrelid <> 0 then ${tableOf('k.confrelid')} end as referenced, k.confrelid::regclass::text as target,
    exists (select from unnest(k.conkey) n join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n where not a.attnotnull) as "isNullable",
    exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null and i.indkey::int2[] <@ k.conkey) as "isUnique"
  from pg_constraint k join pg_class t on t.oid = k.conrelid
  where k.contype in ('p', 'f', 'u', 'c', 'x') and t.oid in (select t.oid from ${tables}) order by t.relname, k.conname`

const indexesSql = `select t.relname::text as table, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class t on t.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
  where t.oid in (select t.oid from ${tables}) and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by t.relname, x.relname`

const triggersSql = `select t.relname::text as table, pg_get_triggerdef(g.oid) as definition
  from pg_trigger g join pg_class t on t.oid = g.tgrelid where not g.tgisinternal and t.oid in (select t.oid from ${tables}) order by t.relname, g.tgname`

interface ColumnRow extends ColumnDescription {
  readonly table: string
}
interface KeyRow {
  readonly table: string
  readonly kind: string
  readonly definition: string
  readonly name: string
  readonly columns: readonly string[]
  readonly referenced: string | null
  readonly target: string
  readonly isNullable: boolean
  readonly isUnique: boolean
}
interface DefinitionRow {
  readonly table: string
  readonly definition: string
}

const toForeignKey = (key: KeyRow): ForeignKeyDescription => ({
  columns: key.columns,
  table: key.referenced ?? key.target,
  target: key.target,
  isNullable: key.isNullable,
  isUnique: key.isUnique,
  definition: key.definition,
})

/** Describes every table of a migrated database, in order of name. */
export async function describeSchema(client: pg.ClientBase): Promise<readonly TableDescription[]> {
  const { rows } = await client.query<{ name: string; comment: string | null }>(
    `select t.relname::text as name, obj_description(t.oid, 'pg_class') as comment from ${tables} order by t.relname`,
  )
  const columns = (await client.query<ColumnRow>(columnsSql)).rows
  const keys = (await client.query<KeyRow>(keysSql)).rows
  const indexes = (await client.query<DefinitionRow>(indexesSql)).rows
  const triggers = (await client.query<DefinitionRow>(triggersSql)).rows
  const definitionsOf = (list: readonly DefinitionRow[], name: string) =>
    list.filter(({ table }) => table === name).map(({ definition }) => definition)
  return rows.map(({ name, comment }) => {
    const tableKeys = keys.filter(({ table }) => table === name)
    return {
      name,
      comment,
      columns: columns.filter(({ table }) => table === name),
      primaryKey: tableKeys.find(({ kind }) => kind === 'p')?.columns ?? [],
      foreignKeys: tableKeys.filter(({ kind }) => kind === 'f').map(toForeignKey),
      constraints: tableKeys
        .filter(({ kind }) => 'ucx'.includes(kind))
        .map((key) => `${key.name}: ${key.definition}`),
      indexes: definitionsOf(indexes, name),
      triggers: definitionsOf(triggers, name),
    }
  })
}
