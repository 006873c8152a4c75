import { type InvitedContact, invitedContact } from '@fledge/contract/company-invitations/schema.ts'
import { getSiteDomain } from '@fledge/domain/companies/rules.ts'
import { type ImportRow, readImportFile } from '@fledge/domain/company-invitations/import-file.ts'
import type { Db } from '../../platform/db/database.ts'
import { isFreeEmail, parseEmailDomain } from '../lookups/public.ts'
import * as queries from './queries/company-invitations.queries.ts'

type LeftOut =
  | 'name'
  | 'website'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'freeAddress'
  | 'account'
  | 'banned'
  | 'known'
  | 'invited'
  | 'twice'
type RefusalKey = `companyInvitations.refused.${LeftOut}`

interface Refusal {
  readonly refusal: RefusalKey | null
  /** When the company was invited before. */
  readonly invitedAt: string | null
}

/** A row of a file with what happens to it; `contact` is set if it can be read. */
interface CheckedRow extends Refusal {
  readonly source: ImportRow
  readonly contact: InvitedContact | null
}

const leaveOut = (reason: LeftOut, invitedAt: string | null = null): Refusal => ({
  refusal: `companyInvitations.refused.${reason}`,
  invitedAt,
})
const invited: Refusal = { refusal: null, invitedAt: null }

/** Domains that tell a company: of the address, and of the website. */
const listDomains = ({ email, website }: InvitedContact): readonly string[] =>
  [parseEmailDomain(email), website ? getSiteDomain(website) : null].filter(
    (domain) => domain !== null,
  )

/** Reads the contact of a row, or says which value keeps it from being invited. */
function parseRow(source: ImportRow): CheckedRow {
  const { row: _, ...values } = source
  const parsed = invitedContact.safeParse(values)
  if (parsed.success) return { source, contact: parsed.data, ...invited }
  const problems = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const columns = ['name', 'website', 'first_name', 'last_name', 'email'] as const
  const column = columns.find((name) => problems.has(name)) ?? 'email'
  return { source, contact: null, ...leaveOut(column) }
}

/** Returns the keys of why addresses cannot be emailed an invitation; absent if nothing is against it. */
export async function findAddressRefusals(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, RefusalKey>> {
  const bans = await db.many(queries.bannedAddresses, { emails })
  const accounts = await db.many(queries.addressesWithAccount, { emails })
  return new Map([
    ...bans.map(({ email }) => [email, 'companyInvitations.refused.banned'] as const),
    ...accounts.map(
      ({ email }) => [email.toLowerCase(), 'companyInvitations.refused.account'] as const,
    ),
  ])
}

/** Returns, for each contact, why the database keeps it from being invited, or that nothing does. */
export async function findRefusals(
  db: Db,
  contacts: readonly InvitedContact[],
): Promise<readonly Refusal[]> {
  const emails = contacts.map(({ email }) => email)
  const domains = contacts.flatMap(listDomains)
  const names = contacts.map(({ name }) => name.toLowerCase())
  const addresses = await findAddressRefusals(db, emails)
  const companies = await db.many(queries.knownCompanies, { email_domains: domains, names })
  const earlier = await db.many(queries.invitedDomains, { email_domains: domains })
  const known = new Set(
    companies.flatMap(({ name, email_domain }) => [`name ${name}`, email_domain]),
  )
  const invitedAt = new Map(earlier.map((row) => [row.email_domain, row.invited_at]))
  return contacts.map((contact) => {
    const { email, name } = contact
    const domain = parseEmailDomain(email)
    if (isFreeEmail(email)) return leaveOut('freeAddress')
    const refusal = addresses.get(email)
    if (refusal) return { refusal, invitedAt: null }
    if (known.has(`name ${name.toLowerCase()}`) || listDomains(contact).some((at) => known.has(at)))
      return leaveOut('known')
    const at = invitedAt.get(domain)
    return at === undefined ? invited : leaveOut('invited', at)
  })
}

/** Leaves out every row that invites a company of an earlier one. */
function leaveOutRepeated(rows: readonly CheckedRow[]): readonly CheckedRow[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    if (!row.contact || row.refusal !== null) return row
    const marks = [`name ${row.contact.name.toLowerCase()}`, parseEmailDomain(row.contact.email)]
    const isRepeated = marks.some((mark) => seen.has(mark))
    for (const mark of marks) seen.add(mark)
    return isRepeated ? { ...row, ...leaveOut('twice') } : row
  })
}

/** Returns what happens to each row of a CSV file. The schema has refused one that cannot be read. */
export async function checkImportFile(db: Db, file: string): Promise<readonly CheckedRow[]> {
  const read = readImportFile(file)
  const rows = 'rows' in read ? read.rows.map(parseRow) : []
  const contacts = rows.flatMap(({ contact }) => (contact ? [contact] : []))
  const refusals = new Map<InvitedContact, Refusal>()
  for (const [at, refusal] of (await findRefusals(db, contacts)).entries()) {
    const contact = contacts[at]
    if (contact) refusals.set(contact, refusal)
  }
  return leaveOutRepeated(
    rows.map((row) => ({ ...row, ...(row.contact ? refusals.get(row.contact) : undefined) })),
  )
}

/** Returns the contacts of a checked file that are invited. */
export const listInvited = (rows: readonly CheckedRow[]): readonly InvitedContact[] =>
  rows.flatMap(({ contact, refusal }) => (contact && refusal === null ? [contact] : []))
