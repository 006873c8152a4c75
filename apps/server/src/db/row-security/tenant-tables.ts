import { statusSql } from '../../platform/db/statuses.ts'

/**
 * Sides that the policies keep apart. Workers and the programme's own staff see every row; a partner's
 * people see what belongs to the partner's batches.
 */
export const tenantSides = ['company', 'intern', 'partner', 'public'] as const
export type TenantSide = (typeof tenantSides)[number]

/** Which rows of a table a side reaches; none if absent. */
interface SideAccess {
  /** Condition of the rows that the side reads and changes. */
  readonly own?: string
  /** Condition of further rows that the side only reads. */
  readonly read?: string
  /** Whether the side also locks the rows that it only reads, before it changes its own. */
  readonly locks?: boolean
}
export type TablePolicies = Readonly<Partial<Record<TenantSide, SideAccess>>>

/** The company, the intern or the partner, as the transaction says; null outside of all three. */
const tenant = `(select nullif(current_setting('app.tenant', true), '')::uuid)`
/** The person, as the transaction says: `company:<user id>`. */
const person = `(select nullif(split_part(current_setting('app.actor', true), ':', 2), '')::uuid)`
const every = 'true'
const ofTenant = (column: string) => `${column} = ${tenant}`

/** Rows of one company. */
const company: TablePolicies = { company: { own: ofTenant('company_id') } }
/** Rows of one intern. */
const intern: TablePolicies = { intern: { own: ofTenant('intern_id') } }
/** Rows between a company and an intern. */
const both: TablePolicies = { ...company, ...intern }
/** Rows of one person on any side. */
const ofPerson: TablePolicies = {
  company: { own: `user_id = ${person}` },
  intern: { own: `user_id = ${person}` },
  partner: { own: `user_id = ${person}` },
}

/** Rows that follow those of another table, whose own policies apply within the condition. */
const follows = (parent: string, key: string, table: string) =>
  `exists (select from ${parent} p where p.${key} = ${table}.${key})`
const ofParent = (parent: string, key: string, table: string): TablePolicies => {
  const own = follows(parent, key, table)
  return { company: { own }, intern: { own } }
}

/** Messages about a concern, of which the other side of the internship must not know. */
const isOfConcernBy = (side: TenantSide) =>
  `exists (select from internship_actions p where p.action_id = case_messages.action_id and p.raised_by = '${side}')`

/** What the person reads only in the copy of their data. */
const inOwnData: TablePolicies = {
  company: { read: `user_id = ${person}` },
  intern: { read: `user_id = ${person}` },
}

/** What the programme team sent to a person, who locks it to reply. */
const sentToPerson: TablePolicies = {
  company: { read: `user_id = ${person} and sent_at is not null`, locks: true },
  intern: { read: `user_id = ${person} and sent_at is not null`, locks: true },
}

/** Applications to a batch of the partner. */
const isOfPartnersBatch = `batch_id in (select p.batch_id from batches p where p.partner_id = ${tenant})`
/** Rows that lead to a batch of the partner by the row that they follow. */
const partnerFollows = (parent: string, key: string, table: string) => ({
  partner: { read: followsOneByOne(parent, key, table) },
})

/** Profiles that their interns have published. */
const isPublicProfile = 'public_profile and not is_hidden'
/**
 * The same, found by an index for each row: for some tables PostgreSQL would otherwise read all rows
 * of the parent into a hash table first, even where a statement needs one.
 */
const followsOneByOne = (parent: string, key: string, table: string) =>
  `exists (select from ${parent} p where p.${key} = ${table}.${key} offset 0)`
/**
 * Interns with a public profile, those in browse, and those with whom the company has a candidature;
 * what costs least comes first.
 */
const isSeenByCompany = `${isPublicProfile} or ${followsOneByOne('intern_search', 'intern_id', 'interns')} or ${followsOneByOne('candidatures', 'intern_id', 'interns')}`
/** Parts of an intern's profile, seen with it. */
const ofProfile = (table: string): TablePolicies => {
  const read = follows('interns', 'intern_id', table)
  // Companies see everyone in browse (`isSeenByCompany`): for most rows, this needs one lookup
  // instead of the two behind it.
  const seen = `${followsOneByOne('intern_search', 'intern_id', table)} or ${read}`
  return { intern: { own: ofTenant('intern_id'), read }, company: { read: seen }, public: { read } }
}
/**
 * Events that the person caused. With a plain comparison, PostgreSQL would combine the indexes of
 * both conditions of the policy, and lose the order of the index that a statement needs.
 */
const isOwnAct = `coalesce(actor_id = ${person}, false)`
const approved = `status = ${statusSql('company.APPROVED')}`
/** Plans on a company's public page. */
const published = `status in (${statusSql('plan.visible')}) and not is_taken_down`
/** Plans that an intern was once shown, also after they closed. */
const known = `status in (${statusSql('plan.known')}) and not is_taken_down`
/** Companies with which the intern has a candidature. */
const companySeenByIntern = (table: string): TablePolicies => ({
  ...company,
  intern: { read: follows('candidatures', 'company_id', table) },
})

/** The policies of every table with rows of a tenant; others are in `tablesWithoutPolicies`. */
export const tenantTables: Readonly<Record<string, TablePolicies>> = {
  agreements_accepted: ofPerson,
  alternate_contacts: company,
  application_milestones: { partner: { read: isOfPartnersBatch } },
  application_comments: {
    intern: { own: follows('applications', 'application_id', 'application_comments') },
  },
  applications: {
    ...ofProfile('applications'),
    partner: { read: isOfPartnersBatch },
  },
  calendar_connections: company,
  calendar_events: {
    company: { own: follows('calendar_connections', 'connection_id', 'calendar_events') },
  },
  calendar_feeds: ofPerson,
  calendar_grants: ofPerson,
  candidatures: {
    ...both,
    // A shortlist that only its company sees is not the partner's either.
    partner: {
      read: `known_to_intern_at is not null and ${followsOneByOne('application_milestones', 'application_id', 'candidatures')}`,
    },
  },
  certificates: ofParent('internships', 'internship_id', 'certificates'),
  companies: {
    company: { own: ofTenant('company_id'), read: approved },
    intern: {
      read: `${approved} or ${follows('candidatures', 'company_id', 'companies')}`,
      locks: true,
    },
    public: { read: approved },
    ...partnerFollows('candidatures', 'company_id', 'companies'),
  },
  company_agreements: company,
  credit_balances: company,
  credit_ledger: company,
  custom_projects: ofParent('internships', 'internship_id', 'custom_projects'),
  event_log: {
    company: { own: ofTenant('company_id'), read: isOwnAct },
    intern: { own: ofTenant('intern_id'), read: isOwnAct },
    partner: { own: isOwnAct },
  },
  files: {
    company: {
      own: `company_id = ${tenant} or owner_user_id = ${person}`,
      read: `kind <> 'identity' and exists (select from interns i where i.user_id = files.owner_user_id offset 0)`,
    },
    intern: { own: `owner_user_id = ${person}` },
    partner: { own: `owner_user_id = ${person}` },
  },
  identity_documents: intern,
  intern_search: { ...intern, company: { read: every } },
  interns: {
    intern: { own: ofTenant('intern_id'), read: isPublicProfile },
    company: { read: isSeenByCompany, locks: true },
    public: { read: isPublicProfile },
    partner: { read: `intern_id in (select list_interns_of_partner(${tenant}))` },
  },
  case_messages: {
    company: { own: isOfConcernBy('company') },
    intern: { own: isOfConcernBy('intern') },
  },
  // Of the programme team only.
  case_notes: {},
  content_hidings: both,
  content_reports: {
    company: { own: `reporter_user_id = ${person}` },
    intern: { own: `reporter_user_id = ${person}` },
  },
  internship_actions: ofParent('internships', 'internship_id', 'internship_actions'),
  internship_weeks: {
    ...ofParent('internships', 'internship_id', 'internship_weeks'),
    ...partnerFollows('internships', 'internship_id', 'internship_weeks'),
  },
  internships: { ...both, ...partnerFollows('offers', 'offer_id', 'internships') },
  interview_feedback: ofParent('interviews', 'interview_id', 'interview_feedback'),
  // An intern's choice of a time is the interviewers' time, too.
  interviewers: {
    ...company,
    intern: { own: follows('interviews', 'interview_id', 'interviewers') },
  },
  interviews: { ...both, ...partnerFollows('candidatures', 'candidature_id', 'interviews') },
  members: companySeenByIntern('members'),
  message_recipients: sentToPerson,
  message_replies: {
    company: { own: `user_id = ${person}` },
    intern: { own: `user_id = ${person}` },
  },
  messages: {
    company: { read: follows('message_recipients', 'message_id', 'messages') },
    intern: { read: follows('message_recipients', 'message_id', 'messages') },
  },
  no_shows: both,
  not_interested: company,
  notices: ofPerson,
  offer_drafts: {
    company: { own: follows('candidatures', 'candidature_id', 'offer_drafts') },
  },
  offer_versions: ofParent('offers', 'offer_id', 'offer_versions'),
  offers: {
    ...both,
    partner: {
      read: `sent_at is not null and ${followsOneByOne('candidatures', 'candidature_id', 'offers')}`,
    },
  },
  payments: intern,
  refund_proposals: {},
  phone_codes: ofPerson,
  plan_supervisors: companySeenByIntern('plan_supervisors'),
  plans: {
    company: { own: ofTenant('company_id'), read: published },
    intern: { read: `(${known}) or ${follows('candidatures', 'plan_id', 'plans')}`, locks: true },
    public: { read: published },
    ...partnerFollows('candidatures', 'plan_id', 'plans'),
  },
  profile_entries: ofProfile('profile_entries'),
  recovery_codes: ofPerson,
  second_factors: ofPerson,
  projects: {
    ...company,
    intern: { read: follows('plans', 'company_id', 'projects') },
  },
  shortlist: company,
  spot_feedback: ofPerson,
  company_questions: company,
  company_notes: {}, // Of the programme team only.
  decision_times: {}, // Of the programme team only.
  intern_duplicates: {}, // Of the programme team only; triggers write it.
  person_notes: inOwnData,
  second_opinions: {
    intern: { read: follows('applications', 'application_id', 'second_opinions') },
  },
  account_views: inOwnData,
  video_answers: ofProfile('video_answers'),
  week_answers: ofParent('internship_weeks', 'weekly_feedback_id', 'week_answers'),
}

const noTenant = 'belongs to no company and no intern'
const bySecret = 'is found by a secret before it is known who asks'
const ofTheSystem = 'is written and read by the server itself, never for a tenant'

/** Tables without policies, with the reason. */
export const tablesWithoutPolicies: Readonly<Record<string, string>> = {
  agreements: noTenant,
  batches: noTenant,
  calendar_states: 'contains nothing but nonces that were used',
  codes: bySecret,
  company_invitations: 'belongs to addresses without an account',
  decision_storing: ofTheSystem,
  default_views: 'is of the programme team only',
  dev_clock: ofTheSystem,
  event_counting: ofTheSystem,
  event_counts: 'counts events of all tenants for the programme team',
  feature_flags: noTenant,
  identities: bySecret,
  intern_search_gone: 'contains nothing but ids of interns who left browse',
  job_lanes: ofTheSystem,
  retention_counts: ofTheSystem,
  known_browsers: bySecret,
  link_tokens: bySecret,
  lookup: noTenant,
  mailbox: 'does not exist in production, and shows every email by design',
  migrations: ofTheSystem,
  objective_counts: ofTheSystem,
  outbox: ofTheSystem,
  outbox_keys: ofTheSystem,
  partners: noTenant,
  payment_differences: 'is of the programme team only',
  provider_events: ofTheSystem,
  rate_limits: 'counts by hashes',
  registrations: bySecret,
  requests: 'is found by the session and a random id',
  message_template_versions: 'is of the programme team only',
  message_templates: 'is of the programme team only',
  canned_comments: 'is of the programme team only',
  saved_views: 'is of the programme team only',
  seat_alerts: 'belongs to addresses without an account',
  security_events: ofTheSystem,
  sessions: bySecret,
  settings: noTenant,
  sign_in_attempts: bySecret,
  universities: noTenant,
  university_domains: noTenant,
  users: 'names people on both sides: the rows that lead to them decide what a tenant sees',
  pending_acts: 'is of the programme team only',
  operator_absences: 'is of the programme team only',
  wait_owners: 'is of the programme team only',
  wait_skips: 'is of the programme team only',
  web_files: ofTheSystem,
}
