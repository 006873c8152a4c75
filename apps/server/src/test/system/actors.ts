import { randomUUID } from 'node:crypto'
import { aCompany, aMember, anOperator, type TestPerson } from '../../platform/testing/factories.ts'
import { aPartnerOperator } from '../../platform/testing/partners.ts'
import type { Browser, TestServer } from '../../platform/testing/harness.ts'
import { aTenant, type Tenant } from './tenant.ts'

export const actorNames = [
  'anonymous',
  'registeringCompany',
  'registeringIntern',
  'intern',
  'otherIntern',
  'admin',
  'supervisor',
  'bareSupervisor',
  'otherAdmin',
  'otherSupervisor',
  'pendingAdmin',
  'waitingAdmin',
  'rejectedAdmin',
  'deactivatedMember',
  'reviewer',
  'finance',
  'manager',
  'partner',
  'pendingOperator',
  'pendingMember',
] as const
export type ActorName = (typeof actorNames)[number]

/** Two tenants, and one actor of every kind. */
export interface TenantWorld {
  readonly own: Tenant
  readonly other: Tenant
  browserOf(actor: ActorName): Promise<Browser>
  /** Restores the status of every actor after requests that may have changed it. */
  restoreActors(): Promise<void>
}

export async function createTenantWorld(server: TestServer): Promise<TenantWorld> {
  const own = await aTenant(server, 'mark-of-our-own')
  const other = await aTenant(server, 'mark-of-the-other')
  const { companyId } = own.company
  const memberWithoutPermissions = await aMember(server, companyId, { permissions: [] })
  const deactivatedMember = await aMember(server, companyId, { status: 'DEACTIVATED' })
  const users: Partial<Record<ActorName, string>> = {
    ...(await createUnapprovedAdmins(server)),
    intern: own.intern.userId,
    otherIntern: other.intern.userId,
    admin: own.company.admin.userId,
    supervisor: own.supervisor.userId,
    bareSupervisor: memberWithoutPermissions.userId,
    otherAdmin: other.company.admin.userId,
    otherSupervisor: other.supervisor.userId,
    deactivatedMember: deactivatedMember.userId,
    reviewer: (await anOperator(server, 'REVIEWER')).userId,
    finance: (await anOperator(server, 'FINANCE')).userId,
    manager: (await anOperator(server)).userId,
    partner: (await aPartnerOperator(server, own.ids['partner'] ?? '')).userId,
    pendingOperator: await withSecondFactor(server, await anOperator(server)),
    pendingMember: await withSecondFactor(server, await aMember(server, companyId)),
  }
  const standAt = await saveStatuses(server)
  return {
    own,
    other,
    browserOf: async (actor) => {
      const user = users[actor]
      if (user) return server.as(user)
      return actor === 'anonymous'
        ? server.anonymous()
        : server.registering(
            await aRegistration(server, actor === 'registeringCompany' ? 'C' : 'I'),
          )
    },
    restoreActors: standAt,
  }
}

/** Gives a person a second factor, so that their sessions have to enter a code first. */
async function withSecondFactor(server: TestServer, person: TestPerson): Promise<string> {
  await server.pool.query(
    `insert into second_factors (user_id, secret, created_at, set_up_at) values ($1, 'x.y', $2, $2)`,
    [person.userId, server.now()],
  )
  return person.userId
}

/** Creates administrators of companies that are not approved. */
async function createUnapprovedAdmins(
  server: TestServer,
): Promise<Partial<Record<ActorName, string>>> {
  const standing = {
    pendingAdmin: 'PENDING_APPROVAL',
    waitingAdmin: 'IN_WAITING_LIST',
    rejectedAdmin: 'REJECTED',
  } as const
  return Object.fromEntries(
    await Promise.all(
      Object.entries(standing).map(
        async ([name, status]) =>
          [name, (await aCompany(server, { status, credits: 0 })).admin.userId] as const,
      ),
    ),
  )
}

async function aRegistration(server: TestServer, type: 'C' | 'I'): Promise<string> {
  const id = randomUUID()
  await server.pool.query(
    'insert into registrations (registration_id, email, type, created_at) values ($1, $2, $3, $4)',
    [id, `${id}@new.example`, type, server.now()],
  )
  return id
}

/** Saves the current statuses. @returns a function that restores them */
async function saveStatuses(server: TestServer): Promise<() => Promise<void>> {
  for (const [copy, status] of [
    ['safe_members', 'select member_id, user_id, role, permissions, status from members'],
    ['safe_companies', 'select company_id, status from companies'],
    [
      'safe_users',
      'select user_id, status, email, operator_role, partner_id, invited_until from users',
    ],
  ]) {
    await server.pool.query(`create table ${copy} as ${status}`)
  }
  return async () => {
    await server.pool.query(
      `update members m set role = s.role, permissions = s.permissions, status = s.status, user_id = s.user_id from safe_members s where s.member_id = m.member_id and (m.role, m.permissions, m.status) is distinct from (s.role, s.permissions, s.status)`,
    )
    await server.pool.query(
      `update companies c set status = s.status from safe_companies s where s.company_id = c.company_id and c.status <> s.status`,
    )
    await server.pool.query(
      `update users u set status = s.status, email = s.email, operator_role = s.operator_role, partner_id = s.partner_id, invited_until = s.invited_until from safe_users s where s.user_id = u.user_id and (u.status, u.email, u.operator_role, u.invited_until) is distinct from (s.status, s.email, s.operator_role, s.invited_until)`,
    )
  }
}
