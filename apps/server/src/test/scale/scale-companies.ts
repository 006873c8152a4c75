import { companyMachine } from '@fledge/domain/companies/machine.ts'
import type { CompanyStatus } from '@fledge/domain/sessions/types.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { toTimestamp } from './copy-format.ts'
import { addMembers, addSignedConduct, type MemberSpec } from './scale-members.ts'
import { getCompanyName, scaleOrigins } from './scale-names.ts'
import { historyMs, largestCompanyShare } from './scale-options.ts'
import { getAt, type ScaleRandom } from './scale-random.ts'
import type { ScaleCompany, ScaleWorld } from './scale-world.ts'

/** Companies younger than this are still to be decided. */
const undecidedMs = 10 * dayMs
const introduction =
  '<p>We build things that people use every day. Interns work on the same product as the rest of the team, with a supervisor who is available every day and a demo every other Friday.</p>'

interface CompanySpec {
  readonly number: number
  readonly id: string
  readonly name: string
  readonly status: CompanyStatus
  readonly createdAt: number
  readonly decidedAt: number
  readonly origin: (typeof scaleOrigins)[number]
}

/** Creates companies with members, projects and contacts. @returns the approved ones */
export function addCompanies(world: ScaleWorld): readonly ScaleCompany[] {
  const count = world.counts.companies
  const others = Array.from({ length: count - 1 }, (_, index) => createCompany(world, index + 1))
  const approved = others.filter((company) => company !== null)
  const sum = approved.reduce((total, { weight }) => total + weight, 0)
  const largest = createCompany(world, 0, (sum * largestCompanyShare) / (1 - largestCompanyShare))
  return [...(largest ? [largest] : []), ...approved]
}

function createCompany(world: ScaleWorld, number: number, weight?: number): ScaleCompany | null {
  const { random, newId, now } = world
  const createdAt = drawRegistration(random, number, now)
  const spec: CompanySpec = {
    number,
    id: newId(createdAt),
    name: getCompanyName(number),
    status: number === 0 ? 'APPROVED' : drawStatus(random, now - createdAt),
    createdAt,
    decidedAt: createdAt + random.between(0.2, 2.8) * dayMs,
    origin: random.skewed(scaleOrigins),
  }
  recordCompany(world, spec)
  const isApproved = companyMachine.transitions.approve.to === spec.status
  const members = addMembers(world, toMemberSpec(spec), number === 0 ? 40 : drawMemberCount(random))
  addCompanyRow(world, spec, addLogo(world, spec))
  if (!isApproved) return null
  addSignedConduct(world, toMemberSpec(spec), members)
  world.credits.open(spec.decidedAt, spec, random.of(world.operators))
  return {
    id: spec.id,
    name: spec.name,
    zone: spec.origin.zone,
    countryId: world.lookups.countries.get(spec.origin.country) ?? 0,
    city: getCity(spec),
    approvedAt: spec.decidedAt,
    isTrusted: isTrusted(spec),
    // A long tail: the power of a uniform number.
    weight: weight ?? random.next() ** -0.45,
    members,
    projectIds: addProjects(world, spec),
    notInterested: new Set(),
  }
}

/** The first company is the oldest, and the second is still to be decided. */
function drawRegistration(random: ScaleRandom, number: number, now: number): number {
  if (number === 0) return now - historyMs
  return number === 1 ? now - dayMs : now - historyMs * (1 - random.next() ** 1.6)
}

function drawStatus(random: ScaleRandom, age: number): CompanyStatus {
  if (age < undecidedMs) return random.chance(0.25) ? 'IN_WAITING_LIST' : 'PENDING_APPROVAL'
  return random.chance(0.05) ? 'REJECTED' : 'APPROVED'
}

const drawMemberCount = (random: ScaleRandom) => 1 + Math.floor(random.next() ** 2.2 * 7)
const isTrusted = ({ number }: CompanySpec) => number % 25 === 7
const toMemberSpec = ({
  id,
  name,
  number,
  createdAt,
  decidedAt,
  origin,
}: CompanySpec): MemberSpec => ({
  companyId: id,
  companyName: name,
  domain: `company${number}.example`,
  createdAt,
  signedAt: decidedAt + hourMs,
  origin,
})
const getCity = ({ origin }: CompanySpec) =>
  origin.zone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''

function recordCompany({ events, newId, operators, random }: ScaleWorld, spec: CompanySpec): void {
  const registering = { kind: 'registration', id: newId(spec.createdAt) } as const
  const shared = { subject: spec.id, company: spec.id }
  const isWaiting = companyMachine.transitions.waitlist.to === spec.status
  const status = events.transition(
    companyMachine,
    isWaiting ? 'waitlist' : 'register',
    null,
    'system',
    spec.createdAt,
    { ...shared, actor: registering },
  )
  if (status === spec.status) return
  const isApproved = companyMachine.transitions.approve.to === spec.status
  events.transition(
    companyMachine,
    isApproved ? 'approve' : 'reject',
    status,
    'operator',
    spec.decidedAt,
    {
      ...shared,
      actor: { kind: 'operator', id: random.of(operators) },
      reason: isApproved ? null : 'FIT',
      data: { company: spec.name },
    },
  )
  if (isApproved && isTrusted(spec))
    events.record('company', 'trust', spec.decidedAt + 90 * dayMs, {
      ...shared,
      actor: { kind: 'operator', id: random.of(operators) },
      reason: 'Its offers were never sent back.',
    })
}

function addCompanyRow(world: ScaleWorld, spec: CompanySpec, logo: string | null): void {
  const { rows, random, lookups } = world
  const isDecided = spec.createdAt < world.now - undecidedMs
  const pick = (list: string, count: number) => random.some(lookups.ids[list] ?? [], count)
  rows.add('companies', {
    company_id: spec.id,
    slug: spec.name.toLowerCase().replaceAll(' ', '-'),
    name: spec.name,
    email_domain: `company${spec.number}.example`,
    status: spec.status,
    is_trusted: isTrusted(spec) && companyMachine.transitions.approve.to === spec.status,
    website: `https://www.company${spec.number}.example`,
    industry_id: random.skewed(lookups.ids['industry'] ?? []),
    employee_count_id: random.of(lookups.ids['employee-count'] ?? []),
    country_id: lookups.countries.get(spec.origin.country) ?? null,
    city: getCity(spec),
    time_zone: spec.origin.zone,
    founded_year: random.int(1950, 2024),
    introduction,
    linkedin: `https://www.linkedin.com/company/scale-${spec.number}`,
    logo_file_id: logo,
    culture_ids: pick('company-culture', 3),
    remote_tool_ids: pick('remote-tool', 4),
    company_tool_ids: pick('company-tool', 4),
    decision_reason: null,
    decided_at: isDecided ? toTimestamp(spec.decidedAt) : null,
    created_at: toTimestamp(spec.createdAt),
    profile_changed_at: toTimestamp(spec.decidedAt),
  })
}

/** Writes the logo that two in three companies have; its file does not exist in the store. */
function addLogo({ rows, newId }: ScaleWorld, spec: CompanySpec): string | null {
  if (spec.number % 3 === 2) return null
  const file_id = newId(spec.createdAt)
  rows.add('files', {
    file_id,
    owner_user_id: null,
    company_id: spec.id,
    key: `logos/${file_id}.png`,
    kind: 'image',
    purpose: 'logo',
    content_type: 'image/png',
    name: 'logo.png',
    size: 4096,
    is_public: true,
    created_at: toTimestamp(spec.createdAt),
  })
  return file_id
}

const projectNames = [
  'Reporting dashboard',
  'Customer research',
  'Release automation',
  'Data review',
]

function addProjects(world: ScaleWorld, spec: CompanySpec): readonly string[] {
  const { rows, random, newId, lookups } = world
  return Array.from({ length: random.int(1, 3) }, (_, index) => {
    const field = random.skewed(lookups.fields)
    const project_id = newId(spec.decidedAt)
    rows.add('projects', {
      project_id,
      company_id: spec.id,
      name: getAt(projectNames, index),
      description: 'Plan it with the team, build it in four weeks, and show it to its users.',
      career_field_id: field.id,
      project_type_id: field.projects[0] ?? null,
      skill_ids: random.some(field.skills, 3),
      created_at: toTimestamp(spec.decidedAt),
    })
    return project_id
  })
}
