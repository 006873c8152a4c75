import type pg from 'pg'
import {
  aBatch,
  aCompany,
  aMember,
  anIntern,
  type TestCompany,
  type TestIntern,
  type TestPerson,
} from '../../platform/testing/factories.ts'
import { aPartner } from '../../platform/testing/partners.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import {
  createOtherRows,
  createHireRows,
  createInterviewRows,
  createOfferRows,
} from './tenant-rows.ts'

/**
 * A company and its intern with a row of every kind, each containing a mark that no one else may
 * read.
 */
export interface Tenant {
  readonly mark: string
  readonly company: TestCompany
  readonly supervisor: TestPerson & { readonly memberId: string }
  readonly intern: TestIntern
  /** Name of a parameter or body field → the row's id. */
  readonly ids: Readonly<Record<string, string>>
}

export async function aTenant(server: TestServer, mark: string): Promise<Tenant> {
  const company = await aCompany(server, { decision_reason: mark })
  const { companyId } = company
  const supervisor = await aMember(server, companyId)
  const partner = await aPartner(server)
  const intern = await anIntern(server, {
    batch: await aBatch(server, { partner_id: partner }),
    user: { email: `${mark}-intern@people.example`, phone: `${mark}-phone` },
  })
  const hiring = { server, mark, companyId, supervisor, intern }
  const ids = {
    ...(await createInterviewRows(hiring)),
    ...(await createOfferRows(hiring)),
    ...(await createHireRows(hiring)),
    ...(await createOtherRows(hiring)),
  }
  return {
    mark,
    company,
    supervisor,
    intern,
    ids: {
      ...ids,
      company: companyId,
      member: supervisor.memberId,
      user: supervisor.userId,
      intern: intern.internId,
      intern_user: intern.userId,
      application: intern.applicationId,
      batch: intern.batchId,
      partner,
    },
  }
}

/** Returns all rows of a tenant as one text, to detect changes by others. */
export async function readTenantRows(
  server: { readonly pool: Pick<pg.Pool | pg.ClientBase, 'query'> },
  { company, intern }: Tenant,
): Promise<string> {
  const readRows = (table: string, column: string, id: string) =>
    `select '${table}' as source, md5(string_agg(t::text, '|' order by t::text)) as rows from ${table} t where ${column} = '${id}'`
  const ofCompany = [
    'companies',
    'members',
    'plans',
    'plan_supervisors',
    'projects',
    'candidatures',
    'interviews',
    'interviewers',
    'offers',
    'internships',
    'credit_ledger',
    'credit_balances',
    'alternate_contacts',
    'shortlist',
  ]
  const ofIntern = [
    'interns',
    'applications',
    'profile_entries',
    'identity_documents',
    'video_answers',
  ]
  const { rows } = await server.pool.query(
    [
      ...ofCompany.map((table) => readRows(table, 'company_id', company.companyId)),
      ...ofIntern.map((table) => readRows(table, 'intern_id', intern.internId)),
    ].join(' union all '),
  )
  return rows
    .map(({ source, rows: hash }) => `${source} ${hash}`)
    .toSorted()
    .join('\n')
}
