import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { AgreementKind, LookupList } from '@fledge/domain/lookups/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'

export interface LookupRow {
  readonly id: number
  readonly label: string
  readonly parent_id: number | null
  readonly data: Readonly<Record<string, unknown>>
  readonly is_archived: boolean
}

export const lookupListRows = statement<[LookupList], LookupRow>(
  'lookups.list',
  `select id, label, parent_id, data, is_archived from lookup where list = $1 order by sort, id`,
)

export const labelsOfIds = statement<
  [LookupList, readonly number[]],
  { id: number; label: string }
>(
  'lookups.labels',
  `select id, label from lookup where list = $1 and id = any($2::int[]) order by sort, id`,
)

export const unknownIds = statement<[LookupList, readonly number[]], { id: number }>(
  'lookups.unknownIds',
  `select id from unnest($2::int[]) as id where not exists (select from lookup where list = $1 and lookup.id = id.id and not is_archived)`,
)

export const idsByLabel = statement<[LookupList, readonly string[]], { id: number; label: string }>(
  'lookups.idsByLabel',
  `select id, label from lookup where list = $1 and label = any($2::text[]) order by sort, id`,
)

export const customTools = statement<[CompanyScope], { name: string }>(
  'lookups.customTools',
  `select unnest(custom_tools) as name from companies where company_id = $1 order by 1`,
)

export const customJobTitles = statement<[CompanyScope], { name: string }>(
  'lookups.customJobTitles',
  `select distinct custom_job_title as name from members where company_id = $1 and custom_job_title <> '' order by 1`,
)

export interface UniversityRow {
  readonly university_id: number
  readonly university_name: string
  readonly country_code: string
  readonly country_id: number | null
  readonly country_name: string | null
  readonly domains: string[]
}

const universityColumns = `u.university_id, u.name as university_name, u.country_code, c.id as country_id, c.label as country_name,
  array(select d.domain from university_domains d where d.university_id = u.university_id order by d.domain) as domains`
const countryJoin = `left join lookup c on c.list = 'country' and c.data ->> 'code' = u.country_code`

/** Names that start with the search text come first. */
export const universityList = defineList<{
  row: UniversityRow
  /** LIKE patterns: of the longest word, for the index, of every word, and of the whole text. */
  scope: { longest: string; words: readonly string[]; prefix: string }
  /** A country's id. */
  filters: { country: number }
}>({
  name: 'lookups.universities',
  columns: universityColumns,
  from: 'universities u',
  joins: { c: countryJoin },
  where: ['u.search_name like :longest and u.search_name like all (:words::text[])'],
  filters: {
    country: `u.country_code = (select data ->> 'code' from lookup where list = 'country' and id = :country)`,
  },
  orders: {
    default: ['u.search_name like :prefix desc', 'length(u.name)', 'u.name', 'u.university_id'],
  },
})

export const universityByDomain = statement<[readonly string[]], UniversityRow>(
  'lookups.universityByDomain',
  `select ${universityColumns} from university_domains m join universities u using (university_id) ${countryJoin}
   where m.domain = any($1::text[]) order by length(m.domain) desc limit 1`,
)

export interface AgreementRow {
  readonly kind: AgreementKind
  readonly version: number
  readonly title: string
  readonly body: string
  readonly published_at: string
}

export const publishedAgreements = statement<[string | null, number | null, string], AgreementRow>(
  'lookups.agreements',
  `select distinct on (kind) kind, version, title, body, published_at from agreements
   where ($1::text is null or kind = $1) and ($2::int is null or version = $2) and published_at <= $3 order by kind, version desc`,
)

export const settingRows = statement<[readonly string[]], { name: string; value: unknown }>(
  'lookups.settings',
  `select name, value from settings where name = any($1::text[])`,
)

// Statements of the seed. Servers that start in parallel wait for each other.

export const seedLock = statement<[], { pg_advisory_xact_lock: string }>(
  'lookups.seedLock',
  `select pg_advisory_xact_lock(4712)`,
)

export const saveSetting = statement<[string, string], never>(
  'lookups.saveSetting',
  `insert into settings (name, value) values ($1, $2::jsonb) on conflict (name) do update set value = excluded.value`,
)

export const saveRows = statement<[string], never>(
  'lookups.saveRows',
  `insert into lookup (list, id, label, sort, parent_id, data)
   select list, id, label, sort, parent_id, coalesce(data, '{}')
   from jsonb_to_recordset($1::jsonb) as r(list text, id int, label text, sort int, parent_id int, data jsonb)
   on conflict (list, id) do update set label = excluded.label, sort = excluded.sort, parent_id = excluded.parent_id, data = excluded.data
   where not lookup.is_edited`,
)

export const saveUniversities = statement<[string], never>(
  'lookups.saveUniversities',
  `insert into universities (name, country_code, search_name)
   select name, country_code, search_name from jsonb_to_recordset($1::jsonb) as r(name text, country_code text, search_name text)
   on conflict (name, country_code) do nothing`,
)

export const saveUniversityDomains = statement<[string], never>(
  'lookups.saveUniversityDomains',
  `insert into university_domains (domain, university_id)
   select distinct on (d.domain) d.domain, u.university_id
   from jsonb_to_recordset($1::jsonb) as r(name text, country_code text, domains text[])
   join universities u using (name, country_code) cross join unnest(r.domains) as d(domain)
   on conflict (domain) do update set university_id = excluded.university_id`,
)

export const saveAgreements = statement<[string], never>(
  'lookups.saveAgreements',
  `insert into agreements (kind, version, title, body, published_at)
   select kind, version, title, body, "publishedAt" from jsonb_to_recordset($1::jsonb) as r(kind text, version int, title text, body text, "publishedAt" timestamptz)
   on conflict (kind, version) do nothing`,
)
