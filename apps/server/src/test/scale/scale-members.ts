import { memberMachine } from '@fledge/domain/members/machine.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { toTimestamp } from './copy-format.ts'
import { addAccount } from './scale-accounts.ts'
import { jobTitles, type scaleOrigins } from './scale-names.ts'
import type { ScaleMember, ScaleWorld } from './scale-world.ts'

/** The company that members belong to. */
export interface MemberSpec {
  readonly companyId: string
  readonly companyName: string
  readonly domain: string
  readonly createdAt: number
  /** When an administrator signs the conduct policy, if it is approved. */
  readonly signedAt: number
  readonly origin: (typeof scaleOrigins)[number]
}

/** Writes the members of a company. @returns the active ones, the first administrator first */
export function addMembers(
  world: ScaleWorld,
  company: MemberSpec,
  count: number,
): readonly ScaleMember[] {
  const first = addMember(world, company, { number: 0, inviter: null })
  const invited = Array.from({ length: count - 1 }, (_, index) =>
    addMember(world, company, { number: index + 1, inviter: first }),
  )
  if (world.random.chance(0.2)) addInvitation(world, company, first)
  if (world.random.chance(0.5)) addContact(world, company)
  return [first, ...invited]
}

interface MemberPlace {
  readonly number: number
  readonly inviter: ScaleMember | null
}

function addMember(world: ScaleWorld, company: MemberSpec, { number, inviter }: MemberPlace) {
  const { random, rows, newId } = world
  const [first, last] = [random.of(company.origin.firsts), random.of(company.origin.lasts)]
  const createdAt = company.createdAt + (inviter ? random.between(1, 20) * dayMs : 0)
  const joinedAt = createdAt + (inviter ? random.between(0.1, 5) * dayMs : 0)
  const email = `${first.ascii}.${last.ascii}${number}@${company.domain}`
  const member: ScaleMember = {
    memberId: newId(createdAt),
    userId: addAccount(world, {
      type: 'C',
      email,
      firstName: first.text,
      lastName: last.text,
      origin: company.origin,
      createdAt: joinedAt,
      isActive: random.chance(0.6),
    }),
    name: `${first.text} ${last.text}`,
    role: inviter && random.chance(0.8) ? 'SUPERVISOR' : 'ADMIN',
  }
  rows.add('members', {
    ...toMemberRow(company, member, createdAt),
    user_id: member.userId,
    email,
    status: memberMachine.transitions.join.to,
    is_first: inviter === null,
    custom_job_title: random.of(jobTitles),
    language_ids: random.some(world.lookups.ids['language'] ?? [], 2),
    onboarding_started_at: toTimestamp(joinedAt),
    onboarding_completed_at: toTimestamp(joinedAt + hourMs),
    invited_by: inviter?.userId ?? null,
    invited_at: inviter ? toTimestamp(createdAt) : null,
  })
  recordMember(world, company, member, { inviter, createdAt, joinedAt })
  return member
}

const toMemberRow = (company: MemberSpec, member: ScaleMember, createdAt: number) => ({
  member_id: member.memberId,
  company_id: company.companyId,
  role: member.role,
  job_title_id: 'other',
  linkedin_url: `https://www.linkedin.com/in/${member.memberId}`,
  created_at: toTimestamp(createdAt),
})

function recordMember(
  { events, newId }: ScaleWorld,
  company: MemberSpec,
  member: ScaleMember,
  {
    inviter,
    createdAt,
    joinedAt,
  }: { inviter: ScaleMember | null; createdAt: number; joinedAt: number },
): void {
  const shared = { subject: member.memberId, company: company.companyId }
  const joining = { kind: 'registration', id: newId(joinedAt) } as const
  if (!inviter) {
    events.transition(memberMachine, 'found', null, 'system', createdAt, {
      ...shared,
      actor: joining,
    })
    return
  }
  const inviting = { kind: 'company', id: inviter.userId } as const
  const status = events.transition(memberMachine, 'invite', null, 'company', createdAt, {
    ...shared,
    actor: inviting,
  })
  events.transition(memberMachine, 'join', status, 'company', joinedAt, {
    ...shared,
    actor: joining,
    data: { name: member.name, company: company.companyName, invited_by: inviter.userId },
  })
}

/** Writes an invitation that was not accepted yet. */
function addInvitation(world: ScaleWorld, company: MemberSpec, inviter: ScaleMember): void {
  const { rows, newId, events, random } = world
  const at = Math.max(company.createdAt + dayMs, world.now - random.between(0.1, 6.5) * dayMs)
  if (at > world.now) return
  const memberId = newId(at)
  rows.add('members', {
    ...toMemberRow(company, { ...inviter, memberId, role: 'SUPERVISOR' }, at),
    user_id: null,
    email: `invited@${company.domain}`,
    status: memberMachine.transitions.invite.to,
    is_first: false,
    custom_job_title: null,
    linkedin_url: null,
    language_ids: [],
    onboarding_started_at: null,
    onboarding_completed_at: null,
    invited_by: inviter.userId,
    invited_at: toTimestamp(at),
  })
  events.transition(memberMachine, 'invite', null, 'company', at, {
    subject: memberId,
    company: company.companyId,
    actor: { kind: 'company', id: inviter.userId },
  })
}

function addContact({ rows, newId }: ScaleWorld, company: MemberSpec): void {
  rows.add('alternate_contacts', {
    user_id: newId(company.createdAt),
    company_id: company.companyId,
    first_name: 'Ruth',
    last_name: 'Bellamy',
    email: `office@${company.domain}`,
    job_title: 'Office manager',
    created_at: toTimestamp(company.createdAt),
  })
}

/** Signs the conduct policy, which a company needs before its first interview. */
export function addSignedConduct(
  { rows, events, lookups }: ScaleWorld,
  company: MemberSpec,
  [signer]: readonly ScaleMember[],
): void {
  const version = lookups.agreements.get('COMPANY_CONDUCT') ?? 1
  if (!signer) return
  rows.add('company_agreements', {
    company_id: company.companyId,
    kind: 'COMPANY_CONDUCT',
    version,
    user_id: signer.userId,
    at: toTimestamp(company.signedAt),
  })
  events.record('agreement', 'sign', company.signedAt, {
    subject: company.companyId,
    actor: { kind: 'company', id: signer.userId },
    company: company.companyId,
    data: {
      kind: 'COMPANY_CONDUCT',
      company: company.companyName,
      user_id: signer.userId,
      version,
    },
  })
}
