import type { EventSubject } from '@fledge/domain/audit-log/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { microsecondsSql } from '../../platform/db/event-time.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type AuditEventRow, auditEventRows } from './queries/audit-log.queries.ts'

/** An event's time, by which the index of kinds is sorted. */
const kindAtSql = microsecondsSql('e.at')

/** Conditions of the log's filters. */
const eventFilters = {
  machine: 'e.machine = :machine',
  actor_id: 'e.actor_id = :actor_id',
  company_id: 'e.company_id = :company_id',
  intern_id: 'e.intern_id = :intern_id',
  subject_id: 'e.subject_id = :subject_id',
  since: 'e.at >= :since::timestamptz',
  until: 'e.at < :until::timestamptz',
  kind_since: `${kindAtSql} >= ${microsecondsSql(':kind_since::timestamptz')}`,
  kind_until: `${kindAtSql} < ${microsecondsSql(':kind_until::timestamptz')}`,
} as const

/** What filters mean for the events of one kind and day (UTC): their times are beginnings of days. */
const dayFilters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    machine: 'd.machine = :machine',
    since: `d.day >= (:since::timestamptz at time zone 'UTC')::date`,
    until: `d.day < (:until::timestamptz at time zone 'UTC')::date`,
    kind_since: `d.day >= (:kind_since::timestamptz at time zone 'UTC')::date`,
    kind_until: `d.day < (:kind_until::timestamptz at time zone 'UTC')::date`,
  }),
)

const eventConditions: ReadonlyMap<string, string> = new Map(Object.entries(eventFilters))

/**
 * Returns the SQL that counts the events of filters by kind and day: the totals of days, and one by
 * one those that no total contains yet (`countEvents`): by their ids, which `offset 0` keeps apart from
 * the index of kinds with all events of the kind. Null for other filters, which an index serves.
 * @param filters those of the request
 */
function getEventCountSql(filters: readonly string[]): string | null {
  if (!filters.every((name) => dayFilters.has(name))) return null
  const conditionsOf = (table: ReadonlyMap<string, string>) =>
    filters.map((name) => ` and ${table.get(name) ?? 'false'}`).join('')
  return `select (
      select coalesce(sum(d.events), 0)::bigint from event_counts d where true${conditionsOf(dayFilters)}
    ) + (
      select count(*) from (
        select u.machine, u.at from event_log u
        where u.id between (select n.counted_id + 1 from event_counting n) and (select max(l.id) from event_log l)
        offset 0
      ) e where true${conditionsOf(eventConditions)}
    ) as count`
}

/** All events, by their time: numbers follow it only nearly. */
export const auditEventList = defineList<
  {
    row: AuditEventRow
    scope: { operator: OperatorScope }
    filters: {
      machine: EventSubject
      actor_id: string
      company_id: string
      intern_id: string
      subject_id: string
      since: string
      until: string
      /** The period of events of one kind. */
      kind_since: string
      kind_until: string
    }
  },
  'default' | 'ofKind'
>({
  name: 'audit-log.events',
  ...auditEventRows,
  where: [],
  filters: eventFilters,
  countSql: getEventCountSql,
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'e.at', type: 'timestamptz' },
        { sql: 'e.id', type: 'bigint' },
      ],
    },
    ofKind: {
      direction: 'desc',
      key: [
        { sql: kindAtSql, type: 'bigint' },
        { sql: 'e.id', type: 'bigint' },
      ],
    },
  },
  maxRows: 500,
})
