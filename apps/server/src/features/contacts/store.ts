import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

export interface ContactRow {
  user_id: string
  first_name: string
  last_name: string
  email: string
  phone: string | null
  job_title: string | null
}
const columns = 'user_id, first_name, last_name, email::text, phone, job_title'
type Fields = [
  company: CompanyScope,
  id: string,
  first: string,
  last: string,
  email: string,
  phone: string | null,
  title: string | null,
]

export const contacts = statement<[company: CompanyScope], ContactRow>(
  'contacts.list',
  `select ${columns} from alternate_contacts where company_id = $1 and removed_at is null order by created_at limit 100`,
)
export const lockContacts = statement<[company: CompanyScope], { contact_count: number }>(
  'contacts.lock',
  `select (select count(*) from alternate_contacts a where a.company_id = c.company_id and a.removed_at is null) as contact_count from companies c where company_id = $1 for update`,
)
export const contactForUpdate = statement<
  [company: CompanyScope, id: string],
  ContactRow & { is_removed: boolean }
>(
  'contacts.forUpdate',
  `select ${columns}, removed_at is not null as is_removed from alternate_contacts where company_id = $1 and user_id = $2 for update`,
)
export const insertContact = statement<[...Fields, now: string], ContactRow>(
  'contacts.insert',
  `insert into alternate_contacts (company_id, user_id, first_name, last_name, email, phone, job_title, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (company_id, email) where removed_at is null do nothing returning ${columns}`,
)
export const updateContact = statement<Fields, ContactRow>(
  'contacts.update',
  `update alternate_contacts set first_name = $3, last_name = $4, email = $5, phone = $6, job_title = $7 where company_id = $1 and user_id = $2 and removed_at is null returning ${columns}`,
)
export const deleteContact = statement<[company: CompanyScope, id: string, now: string]>(
  'contacts.remove',
  `update alternate_contacts set removed_at = $3 where company_id = $1 and user_id = $2 and removed_at is null`,
)
/** Returns no row if the same address was added again in the meantime. */
export const restoreContact = statement<[company: CompanyScope, id: string], ContactRow>(
  'contacts.putBack',
  `update alternate_contacts a set removed_at = null where company_id = $1 and user_id = $2
     and not exists (select 1 from alternate_contacts b where b.company_id = a.company_id and b.email = a.email and b.removed_at is null and b.user_id <> a.user_id) returning ${columns}`,
)
