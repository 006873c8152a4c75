import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { PersonType } from '@fledge/domain/people/types.ts'
import type { OperatorScope, PartnerScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { lastNameFirstSql, searchedPhoneSql } from '../../platform/db/searched-person.ts'
import { searchedReceiptSql } from '../../platform/db/searched-receipt.ts'
import {
  type PersonEventRow,
  personEventRows,
  type PersonRow,
  personRows,
} from './queries/people.queries.ts'

/** The name that someone has given who is still signing up. */
const registrationNameSql = `search_text((r.poc ->> 'first_name') || ' ' || (r.poc ->> 'last_name'))`

/**
 * Each part by an index, with no alias of the list’s own joins: accounts by address, name, phone and
 * receipt, and those that were kept when such an account was closed as their duplicate; open
 * registrations by address and name; invitations by address.
 */
const foundSql = `p.id in (
  select u.user_id from users u where u.email::text ilike any (:search_patterns::text[])
  union all
  select u.user_id from users u where u.search_name like any (:search_name_patterns::text[])
  union all
  select u.user_id from users u where u.search_name like ${lastNameFirstSql}
  union all
  select u.user_id from users u where u.phone = ${searchedPhoneSql}
  union all
  select n.user_id from payments y join interns n using (intern_id)
  where y.receipt_number = ${searchedReceiptSql}
  union all
  select u.merged_into from users u join interns n on n.user_id = u.user_id
  where u.merged_into is not null and (
    u.email::text ilike any (:search_patterns::text[])
    or u.search_name like any (:search_name_patterns::text[])
    or u.phone = ${searchedPhoneSql})
  union all
  select r.registration_id from registrations r
  where r.completed_at is null and r.email::text ilike any (:search_patterns::text[])
  union all
  select r.registration_id from registrations r
  where r.completed_at is null and ${registrationNameSql} like any (:search_name_patterns::text[])
  union all
  select r.registration_id from registrations r
  where r.completed_at is null and ${registrationNameSql} like ${lastNameFirstSql}
  union all
  select v.member_id from members v where v.user_id is null and v.email::text ilike any (:search_patterns::text[]))`

export const peopleList = defineList<{
  row: PersonRow
  scope: { operator: OperatorScope }
  filters: {
    type: PersonType
    application: ApplicationStatus
    company: string
    batch: string
    seat: string
    partner: PartnerScope
    search: string
    ids: readonly string[]
  }
}>({
  name: 'people.list',
  ...personRows,
  where: [],
  filters: {
    type: 'p.type = :type',
    application: `p.user_id in (
      select n.user_id from applications x join interns n using (intern_id) where x.status = :application)`,
    company: `p.id in (
      select coalesce(v.user_id, v.member_id) from members v where v.company_id = :company
      union all
      select r.registration_id from registrations r
      where r.completed_at is null and r.company_id = :company)`,
    batch: `p.user_id in (
      select n.user_id from applications x join interns n using (intern_id) where x.batch_id = :batch)`,
    seat: 'p.user_id in (select n.user_id from interns n where n.batch_id = :seat)',
    partner: `p.user_id in (
      select n.user_id
      from batches b join applications x using (batch_id) join interns n using (intern_id)
      where b.partner_id = :partner)`,
    search: { contains: [], matches: [foundSql] },
    ids: 'p.id = any(:ids::uuid[])',
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'p.created_at', type: 'timestamptz' },
        { sql: 'p.id', type: 'uuid' },
      ],
    },
  },
})

/**
 * Each part by an index: what concerns the intern, what the person did, and what was done to them; of
 * the accounts that were closed as duplicates of theirs, too.
 */
const personEventSql = `e.id in (
  select x.id from event_log x where x.intern_id in (select n.intern_id from interns n where n.user_id = any(:user_ids))
  union all
  select x.id from event_log x where x.actor_id = any(:user_ids)
  union all
  select x.id from event_log x where x.subject_id = any(:user_ids)
  union all
  select x.id from event_log x where x.subject_id in (
    select r.reply_id from message_replies r where r.user_id = any(:user_ids))
  union all
  select x.id from event_log x where x.machine = 'secondOpinion' and x.subject_id in (
    select a.application_id from applications a join interns n using (intern_id) where n.user_id = any(:user_ids)))`

export const personEventList = defineList<{
  row: PersonEventRow
  scope: { operator: OperatorScope; user_ids: readonly string[] }
}>({
  name: 'people.events',
  ...personEventRows,
  where: [personEventSql],
  filters: {},
  orders: { default: { direction: 'desc', key: [{ sql: 'e.id', type: 'bigint' }] } },
})
