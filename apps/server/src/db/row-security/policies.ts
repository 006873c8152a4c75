import { createHash } from 'node:crypto'
import { factFunctions } from './fact-functions.ts'
import {
  tenantSides,
  tenantTables,
  tablesWithoutPolicies,
  type TenantSide,
} from './tenant-tables.ts'

/** A policy as PostgreSQL lists it, with the conditions as they were written. */
export interface Policy {
  readonly table: string
  readonly name: string
  readonly command: 'all' | 'select' | 'update'
  readonly role: string
  /** Condition of the rows that are found. */
  readonly condition: string
  /** Condition of rows as they are written; the same if absent. */
  readonly check?: string
}

/** Roles that see every row: those of the programme team and of the server itself. */
const seeingRoles = ['fledge_operator', 'fledge_worker'] as const
const sideRoles = tenantSides.map((side) => `fledge_${side}`)
const roles = [...sideRoles, ...seeingRoles]
/** The role that a user which a process connects as is a member of. */
export const runtimeRole = 'fledge_runtime'

/** Tables that only the server itself reads and writes. */
const tablesOfTheSystem = [
  'dev_clock',
  'job_lanes',
  'migrations',
  'objective_counts',
  'outbox',
  'outbox_keys',
  'provider_events',
  'retention_counts',
  'web_files',
]
/** Tables to which tenants only add rows. */
const appendOnlyTables = ['credit_ledger', 'event_log']

function listSidePolicies(table: string, side: TenantSide): readonly Policy[] {
  const { own, read, locks } = tenantTables[table]?.[side] ?? {}
  const role = `fledge_${side}`
  const policies: Policy[] = []
  if (own) policies.push({ table, name: `${side}_own`, command: 'all', role, condition: own })
  // For each row, PostgreSQL asks the policies in the reverse order of their names: `own` first, which
  // only compares ids, and then this one, which often looks up rows of another table.
  if (read)
    policies.push({ table, name: `${side}_further`, command: 'select', role, condition: read })
  // PostgreSQL lets a role lock the rows that it might update.
  if (read && locks)
    policies.push({
      table,
      name: `${side}_lock`,
      command: 'update',
      role,
      condition: read,
      check: 'false',
    })
  return policies
}

/** Lists the policies of all tables. */
export const listPolicies = (): readonly Policy[] =>
  Object.keys(tenantTables).flatMap((table) => [
    ...tenantSides.flatMap((side) => listSidePolicies(table, side)),
    ...seeingRoles.map((role): Policy => ({
      table,
      name: role.replace('fledge_', 'every_row_for_'),
      command: 'all',
      role,
      condition: 'true',
    })),
  ])

const toPolicySql = ({ table, name, command, role, condition, check }: Policy) =>
  `create policy ${name} on ${table} for ${command} to ${role} using (${condition})${check ? ` with check (${check})` : ''}`

/** Creates a role unless it exists, which needs the right to create roles. */
const toRoleSql = (role: string) => `do $$ begin
  if not exists (select from pg_roles where rolname = '${role}') then
    create role ${role} nologin;
    grant ${role} to current_user;
  end if;
exception when duplicate_object or unique_violation then null;
end $$`

/** Removes the policies of an earlier list from a table, and enables or disables them in general. */
const toTableSql = (table: string, isEnabled: boolean) => `do $$ declare p record; begin
  for p in select policyname from pg_policies where schemaname = 'public' and tablename = '${table}' loop
    execute format('drop policy %I on %I', p.policyname, '${table}');
  end loop;
  if (select relrowsecurity from pg_class where oid = '${table}'::regclass) <> ${isEnabled} then
    alter table ${table} ${isEnabled ? 'enable' : 'disable'} row level security;
  end if;
end $$`

const grants: readonly string[] = [
  `grant usage on schema public, lookups to ${roles.join(', ')}`,
  'grant usage on schema jobs to fledge_worker',
  'grant execute on function add_partition, drop_partition to fledge_worker',
  'grant select, insert, update, delete on all tables in schema jobs to fledge_worker',
  `grant select, insert, update, delete on all tables in schema public to ${roles.join(', ')}`,
  `grant select on all tables in schema lookups to ${roles.join(', ')}`,
  `grant insert, update, delete on all tables in schema lookups to ${seeingRoles.join(', ')}`,
  `grant usage, select on all sequences in schema public to ${roles.join(', ')}`,
  'revoke execute on function list_interns_of_partner(uuid) from public',
  'grant execute on function list_interns_of_partner(uuid) to fledge_partner',
  `revoke all on ${tablesOfTheSystem.join(', ')} from ${sideRoles.join(', ')}`,
  `revoke update, delete on ${appendOnlyTables.join(', ')} from ${sideRoles.join(', ')}`,
]

/** The statements that create the roles; they belong to all databases of a server. */
export const listRoleStatements = (): readonly string[] => [
  ...[...roles, runtimeRole].map(toRoleSql),
  ...roles.map(
    (role) => `do $$ begin
  if not pg_has_role('${runtimeRole}', '${role}', 'member') then grant ${role} to ${runtimeRole}; end if;
end $$`,
  ),
]

/** Statements of one transaction. */
export interface RowSecurityPart {
  readonly name: string
  readonly statements: readonly string[]
}

/**
 * The statements that bring a migrated database to the list of tables. Each table has a transaction
 * of its own: one that locked them all would wait for the requests of a running release, which wait
 * for it.
 */
export const listRowSecurityParts = (): readonly RowSecurityPart[] => {
  const policies = listPolicies()
  return [
    { name: 'grants', statements: grants },
    ...Object.keys(tablesWithoutPolicies).map((table) => ({
      name: table,
      statements: [toTableSql(table, false)],
    })),
    ...Object.keys(tenantTables).map((table) => ({
      name: table,
      statements: [
        toTableSql(table, true),
        ...policies.filter((policy) => policy.table === table).map(toPolicySql),
      ],
    })),
  ]
}

/** Identifies what the statements create, to apply them again when the list has changed. */
export const hashRowSecurity = (): string =>
  createHash('sha256')
    .update(
      [
        ...factFunctions,
        ...listRoleStatements(),
        ...listRowSecurityParts().flatMap(({ statements }) => statements),
      ].join('\n'),
    )
    .digest('hex')
    .slice(0, 16)
