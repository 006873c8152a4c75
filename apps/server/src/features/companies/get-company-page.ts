import type { CompanyPage } from '@fledge/contract/companies/company-page-schema.ts'
import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { companyPageEvents } from '@fledge/domain/companies/events.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { revealMs } from '@fledge/domain/weekly-feedback/rules.ts'
import { requireOperator } from '@fledge/domain/policy-helpers.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { omitRepeatedWaits } from '../../platform/db/waits/repeated-waits.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import { getCompanyResponseHours } from '../candidatures/public.ts'
import { readCompanyPeople } from '../people/public.ts'
import { readCompanyRecords } from '../records/public.ts'
import { toPictureUrl } from './company-review.ts'
import * as queries from './queries/company-page.queries.ts'

/**
 * Returns a company's page. The access is recorded before anything is returned, once for several
 * readings in a row.
 */
export const getCompanyPage: Handler<(typeof companyEndpoints)['getCompanyPage']> = async (ctx) => {
  const { actor, db, params } = ctx
  const company = (await db.one(queries.findCompanyPage, { company_id: params.id })) ?? notFound()
  const { company_id } = company
  await recordReading(ctx, companyPageEvents.read, { subject: company_id, data: {} })
  const [account, ratings, notes, lists] = await Promise.all([
    readAccount(db, actor, company_id),
    readRatings(db, company_id),
    db.many(queries.companyNotes, { company_id }),
    readCompanyRecords(db, actor, company_id),
  ])
  return {
    ...toHeader(company),
    ...account,
    ratings,
    lists,
    notes,
    may: toPermissions(actor, company),
  }
}

function toHeader(row: queries.CompanyPageRow) {
  const { logo_file_id: logo, account_manager_id: managerId, account_manager: name, ...shown } = row
  return {
    ...shown,
    logo_url: toPictureUrl(logo),
    account_manager: managerId === null ? null : { user_id: managerId, name: name ?? '' },
  }
}

/** What is awaited, how fast the company replies, and its people. */
async function readAccount(db: Db, actor: Operator, companyId: string) {
  const [waits, hours, people, roles] = await Promise.all([
    db.many(queries.companyPageWaits, { company_id: companyId, ...toWaitParams(db.now) }),
    getCompanyResponseHours(db, companyId),
    readCompanyPeople(db, actor, companyId),
    db.many(queries.companyMemberRoles, { company_id: companyId }),
  ])
  const memberById = new Map(roles.map((member) => [member.id, member]))
  const rows = people.rows.map((row) => {
    const member = memberById.get(row.id)
    return { ...row, role: member?.role ?? null, member_status: member?.status ?? null }
  })
  return {
    waits: omitRepeatedWaits(waits, (wait) => wait.intern_name),
    response_hours: hours,
    members: { count: people.count, rows },
  }
}

async function readRatings(db: Db, companyId: string): Promise<CompanyPage['ratings']> {
  const row = await db.one(queries.companyRatings, {
    company_id: companyId,
    revealed_before: new Date(db.now.getTime() - revealMs).toISOString(),
  })
  return row ?? notFound()
}

const toPermissions = (actor: Operator, company: queries.CompanyPageRow): CompanyPage['may'] =>
  toActionMap({
    trust: companyCan.trust(actor, company),
    note: companyCan.addNote(actor),
    assign_manager: companyCan.assignManager(actor, {
      from: company.account_manager_id,
      to: actor.userId,
    }),
    transfer_administrator: requireOperator(actor, 'operator:manager'),
  })
