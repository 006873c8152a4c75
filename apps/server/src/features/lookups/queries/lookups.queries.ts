// Generated from lookups.sql by “npm run queries”; do not edit.
// Source: 310b535ad1ae
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { AgreementKind, LookupList } from '@fledge/domain/lookups/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

export interface LookupRow {
  readonly id: number
  readonly label: string
  readonly parent_id: number | null
  readonly data: Readonly<Record<string, unknown>>
  readonly is_archived: boolean
}

export interface UniversityRow {
  readonly university_id: number
  readonly university_name: string
  readonly country_code: string
  readonly country_id: number | null
  readonly country_name: string | null
  readonly domains: string[]
}

export interface AgreementRow {
  readonly kind: AgreementKind
  readonly version: number
  readonly title: string
  readonly body: string
  readonly published_at: string
}

export const lookupListRows = defineStatement<
  { readonly list: LookupList },
  LookupRow
>(
  'lookups.lookupListRows',
  ['list'],
  `select id, label, parent_id, data, is_archived
from lookup
where list = $1
order by sort, id`,
)

export const labelsOfIds = defineStatement<
  { readonly list: LookupList; readonly ids: readonly number[] },
  { readonly id: number; readonly label: string }
>(
  'lookups.labelsOfIds',
  ['list', 'ids'],
  `select id, label
from lookup
where list = $1 and id = any ($2::int[])
order by sort, id`,
)

export const unknownIds = defineStatement<
  { readonly ids: readonly number[]; readonly list: LookupList },
  { readonly id: number }
>(
  'lookups.unknownIds',
  ['ids', 'list'],
  `select id
from unnest($1::int[]) as id
where not exists (select from lookup where list = $2 and lookup.id = id.id and not is_archived)`,
)

export const idsByLabel = defineStatement<
  { readonly list: LookupList; readonly labels: readonly string[] },
  { readonly id: number; readonly label: string }
>(
  'lookups.idsByLabel',
  ['list', 'labels'],
  `select id, label
from lookup
where list = $1 and label = any ($2::text[])
order by sort, id`,
)

export const customTools = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly name: string }
>(
  'lookups.customTools',
  ['company_id'],
  `select unnest(custom_tools) as name
from companies
where company_id = $1
order by 1`,
)

export const customJobTitles = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly name: string }
>(
  'lookups.customJobTitles',
  ['company_id'],
  `select distinct custom_job_title as name
from members
where company_id = $1 and custom_job_title <> ''
order by 1`,
)

export const universityRows: ListSource<UniversityRow> = {
  columns: `u.university_id, u.name as university_name, u.country_code, c.id as country_id,
c.label as country_name,
array(
  select d.domain
  from university_domains d
  where d.university_id = u.university_id
  order by d.domain
) as domains`,
  from: `universities u`,
  joins: {
    c: `left join lookup c on c.list = 'country' and c.data ->> 'code' = u.country_code`,
  },
}

export const universityByDomain = defineStatement<
  { readonly domains: readonly string[] },
  UniversityRow
>(
  'lookups.universityByDomain',
  ['domains'],
  `select u.university_id, u.name as university_name, u.country_code, c.id as country_id,
c.label as country_name,
array(
  select d.domain
  from university_domains d
  where d.university_id = u.university_id
  order by d.domain
) as domains
from
  university_domains m
  join universities u using (university_id)
  left join lookup c on c.list = 'country' and c.data ->> 'code' = u.country_code
where m.domain = any ($1::text[])
order by length(m.domain) desc
limit 1`,
)

export const publishedAgreements = defineStatement<
  { readonly kind: string | null; readonly version: number | null; readonly now: string },
  AgreementRow
>(
  'lookups.publishedAgreements',
  ['kind', 'version', 'now'],
  `select distinct on (kind) kind, version, title, body, published_at
from agreements
where
  ($1::text is null or kind = $1)
  and ($2::int is null or version = $2)
  and published_at <= $3
order by kind, version desc`,
)

export const settingRows = defineStatement<
  { readonly names: readonly string[] },
  { readonly name: string; readonly value: unknown }
>(
  'lookups.settingRows',
  ['names'],
  `select name, value
from settings
where name = any ($1::text[])`,
)

export const seedLock = defineStatement<
  NoParams,
  { readonly pg_advisory_xact_lock: string }
>(
  'lookups.seedLock',
  [],
  `select pg_advisory_xact_lock(4712)`,
)

export const saveRows = defineStatement<
  { readonly rows: string },
  NoRow
>(
  'lookups.saveRows',
  ['rows'],
  `insert into lookup (list, id, label, sort, parent_id, data)
select list, id, label, sort, parent_id, coalesce(data, '{}')
from
  jsonb_to_recordset($1::jsonb) as r (list text, id int, label text, sort int, parent_id int, data jsonb)
on conflict (list, id) do update
set
  label = excluded.label, sort = excluded.sort, parent_id = excluded.parent_id,
  data = excluded.data
where not lookup.is_edited`,
)

export const saveUniversities = defineStatement<
  { readonly rows: string },
  NoRow
>(
  'lookups.saveUniversities',
  ['rows'],
  `insert into universities (name, country_code, search_name)
select name, country_code, search_name
from jsonb_to_recordset($1::jsonb) as r (name text, country_code text, search_name text)
on conflict (name, country_code) do nothing`,
)

export const saveUniversityDomains = defineStatement<
  { readonly rows: string },
  NoRow
>(
  'lookups.saveUniversityDomains',
  ['rows'],
  `insert into university_domains (domain, university_id)
select distinct on (d.domain) d.domain, u.university_id
from
  jsonb_to_recordset($1::jsonb) as r (name text, country_code text, domains text[])
  join universities u using (name, country_code)
  cross join unnest(r.domains) as d (domain)
on conflict (domain) do update
set university_id = excluded.university_id`,
)

export const saveAgreements = defineStatement<
  { readonly rows: string },
  NoRow
>(
  'lookups.saveAgreements',
  ['rows'],
  `insert into agreements (kind, version, title, body, published_at)
select kind, version, title, body, "publishedAt"
from
  jsonb_to_recordset($1::jsonb) as r (kind text, version int, title text, body text, "publishedAt" timestamptz)
on conflict (kind, version) do nothing`,
)
