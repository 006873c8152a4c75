import { batchForm } from '../../platform/testing/batches.ts'
import { aBatch, aCompany, anOperator } from '../../platform/testing/factories.ts'
import { aPartner } from '../../platform/testing/partners.ts'
import type { Browser, TestServer } from '../../platform/testing/harness.ts'
import { buildExample } from './example-body.ts'
import { servedEndpoints } from './served-endpoints.ts'
import type { Tenant } from './tenant.ts'

interface PreparedAct {
  /** A manager who has done nothing before. */
  readonly browser: Browser
  readonly userId: string
  readonly ids: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface MadeAct {
  readonly name: string
  readonly prepare: () => Promise<PreparedAct>
}

type Ids = Readonly<Record<string, string>>
interface ActParts {
  readonly ids?: Ids
  readonly body?: Readonly<Record<string, unknown>>
}
type Prepare = (manager: Browser) => Promise<ActParts>

const day = (days: number, server: TestServer) =>
  new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

const companyActs = (server: TestServer): Readonly<Record<string, Prepare>> => {
  const ofCompany =
    (status: string): Prepare =>
    async () => ({ ids: { id: (await aCompany(server, { status })).companyId } })
  const ofDecision =
    (status: string): Prepare =>
    async () => ({
      ids: { id: (await aCompany(server, { status })).companyId },
      body: { expected_status: status },
    })
  return {
    'companies.trustCompany': ofCompany('APPROVED'),
    'companies.addCompanyNote': ofCompany('APPROVED'),
    'companies.expelCompany': ofDecision('APPROVED'),
    'companies.admitCompany': ofDecision('IN_WAITING_LIST'),
    'companies.reopenCompany': ofDecision('REJECTED'),
    'companies.askCompany': ofDecision('PENDING_APPROVAL'),
    'companies.rejectCompany': ofDecision('PENDING_APPROVAL'),
    'companies.assignAccountManager': async () => ({
      ids: { id: (await aCompany(server)).companyId },
      body: { account_manager_id: (await anOperator(server)).userId },
    }),
    'credits.grantCredits': ofCompany('APPROVED'),
    'credits.revokeCredits': ofCompany('APPROVED'),
  }
}

const batchActs = (server: TestServer): Readonly<Record<string, Prepare>> => {
  const ofBatch = (body?: ActParts['body']) => async () => ({
    ids: { id: (await aBatch(server)).batchId },
    ...(body ? { body } : {}),
  })
  const reason = 'The partner asked for it.'
  const partner = (domains: readonly string[]) => ({
    name: 'Harbour University',
    slug: `harbour-${server.now().getTime()}`,
    introduction: '',
    email_domains: domains,
  })
  const createBatch = async (manager: Browser): Promise<string> =>
    (await manager.request('POST operator/batches', { body: batchForm(server) })).payload.batch_id
  return {
    'batches.createBatch': async () => ({ body: batchForm(server) }),
    'batches.publishBatch': async (manager) => ({ ids: { id: await createBatch(manager) } }),
    'batches.hideBatch': ofBatch({ reason }),
    'batches.closeEnrolment': ofBatch({ reason }),
    'batches.editBatch': async (manager) => ({
      ids: { id: await createBatch(manager) },
      body: { ...batchForm(server), reason },
    }),
    'batches.createPartner': async () => ({ body: partner(['harbour.example']) }),
    'batches.editPartner': async () => ({
      ids: { id: await aPartner(server) },
      body: { ...partner([]), reason },
    }),
  }
}

const personActs = (server: TestServer, tenant: Tenant): Readonly<Record<string, Prepare>> => {
  const ofIntern: Prepare = async () => ({ ids: { id: tenant.intern.userId } })
  const ofNote: Prepare = async (manager) => {
    const { userId } = tenant.intern
    const added = await manager.request(`POST operator/people/${userId}/notes`, {
      body: { note: 'Called.' },
    })
    return { ids: { id: added.payload.note_id } }
  }
  return {
    'people.addPersonNote': ofIntern,
    'people.removePersonNote': ofNote,
    'people.recordOpening': async () => ({
      body: { kind: 'APPLICATION', id: tenant.intern.applicationId },
    }),
    'reviews.readIdentityDocuments': async () => ({ ids: { id: tenant.intern.applicationId } }),
    'accounts.beginAccountView': ofIntern,
    'accounts.preparePersonExport': async () => ({
      ids: { id: tenant.intern.userId },
      body: { received_on: day(-1, server) },
    }),
    'accounts.deactivatePerson': ofIntern,
    'accounts.reactivatePerson': ofIntern,
    'accounts.banPerson': ofIntern,
  }
}

const teamActs = (server: TestServer): Readonly<Record<string, Prepare>> => {
  const ofColleague = (body?: ActParts['body']) => async () => ({
    ids: { id: (await anOperator(server, 'REVIEWER')).userId },
    ...(body ? { body } : {}),
  })
  const invitation = (address: string) => ({
    email: address,
    first_name: 'Rui',
    operator_role: 'REVIEWER',
  })
  const absence = {
    absent_from: day(1, server),
    absent_until: day(3, server),
    cover_id: null,
  }
  return {
    'team.saveOwnAccount': async () => ({}),
    'team.inviteOperator': async () => ({ body: invitation('rui@team.example') }),
    'team.resendInvitation': async (manager) => {
      const body = invitation('ana@team.example')
      const invited = await manager.request('POST operator/team/invite', { body })
      return { ids: { id: invited.payload.user_id } }
    },
    'team.changeOperatorRole': ofColleague({
      operator_role: 'FINANCE',
      base: 'REVIEWER',
      reason: 'Moves to finance.',
    }),
    'team.removeOperator': ofColleague(),
    'team.setAbsence': ofColleague(absence),
    'programmeReports.setReportSchedule': async () => ({}),
    'lists.saveView': async () => ({}),
    'messages.addTemplate': async () => ({}),
    'reviews.addCannedComment': async () => ({}),
  }
}

/** Acts with valid bodies: their own where the example of the schema is none. */
export function listMadeActs(server: TestServer, tenant: Tenant): readonly MadeAct[] {
  const { action = '' } = tenant.ids
  const prepared: Readonly<Record<string, Prepare>> = {
    ...companyActs(server),
    ...batchActs(server),
    ...teamActs(server),
    'internships.decideInternshipAction': async () => ({ ids: { id: action } }),
    // The last ones end what others need.
    ...personActs(server, tenant),
  }
  return Object.entries(prepared).map(([name, prepare]) => ({
    name,
    prepare: async () => {
      const { userId } = await anOperator(server)
      const browser = await server.as(userId)
      const { ids = {}, body } = await prepare(browser)
      const schema = servedEndpoints.find((endpoint) => endpoint.name === name)?.call.body
      const example = schema ? buildExample(schema, () => '', false) : {}
      return { browser, userId, ids, body: { ...toObject(example), ...body } }
    },
  }))
}

const toObject = (value: unknown): object => (typeof value === 'object' && value ? value : {})
