import type { BadgeContent } from '../tones.ts'

/**
 * Kinds of agreement. Each has versions; an acceptance is stored with version, time and person
 * (spec/product.md, Roles).
 */
export const agreementKinds = [
  'TERMS',
  'PARTNER_TERMS',
  'COMPANY_CONDUCT',
  'INTERN_CONDUCT',
  'PRIVACY',
] as const
export type AgreementKind = (typeof agreementKinds)[number]

const internAgreementOrder: readonly AgreementKind[] = [
  'TERMS',
  'INTERN_CONDUCT',
  'PRIVACY',
  'PARTNER_TERMS',
  'COMPANY_CONDUCT',
]

/**
 * Sorts agreements by relevance for an intern; those for companies come last.
 * @param throughPartner whether the partner's terms come first
 */
export function sortAgreementsForIntern<T extends { readonly kind: AgreementKind }>(
  agreements: readonly T[],
  throughPartner: boolean,
): readonly T[] {
  const place = ({ kind }: T) =>
    throughPartner && kind === 'PARTNER_TERMS' ? -1 : internAgreementOrder.indexOf(kind)
  return agreements.toSorted((a, b) => place(a) - place(b))
}

/** Lookup lists stored in one shared table. */
export const lookupLists = [
  'country',
  'language',
  'industry',
  'employee-count',
  'funding-type',
  'annual-revenue',
  'company-culture',
  'flexible-environment',
  'remote-tool',
  'tool-category',
  'company-tool',
  'hiring-reason',
  'job-title-category',
  'job-title',
  'intern-role',
  'job-function',
  'career-field',
  'specialisation',
  'skill',
  'project',
  'education-level',
  'major-category',
  'major',
  'racial-ethnic-group',
  'disability',
  'gender',
] as const
export type LookupList = (typeof lookupLists)[number]

/** Lists whose entries belong to entries of another list. */
export const lookupParents: Readonly<Partial<Record<LookupList, LookupList>>> = {
  'company-tool': 'tool-category',
  'job-title': 'job-title-category',
  specialisation: 'career-field',
  project: 'career-field',
  skill: 'career-field',
  major: 'major-category',
}

/** Whether an entry can belong to several others: a skill to career fields. */
export const hasSeveralParents = (list: LookupList): boolean => list === 'skill'

/** Lists whose entries have a description under their name. */
export const hasDescriptions = (list: LookupList): boolean =>
  list === 'company-culture' || list === 'intern-role'

/** Lists whose entries have codes or properties of standards, which come with the product. */
const fixedLists: readonly LookupList[] = ['country', 'language', 'education-level']

/** Whether entries can be added to a list. */
export const isExtensible = (list: LookupList): boolean => !fixedLists.includes(list)

/** Lists of suggestions: what someone chooses is stored as text, so no use can be counted. */
const suggestionLists: readonly LookupList[] = ['intern-role', 'job-function', 'major']
export const isCounted = (list: LookupList): boolean => !suggestionLists.includes(list)

/** States of an entry: offered, no longer offered, or replaced by another one. */
export const lookupStates = ['ACTIVE', 'INACTIVE', 'MERGED'] as const
export type LookupState = (typeof lookupStates)[number]

export const lookupBadges = {
  ACTIVE: { text: 'lookups.state.ACTIVE', tone: 'teal' },
  INACTIVE: { text: 'lookups.state.INACTIVE', tone: 'slate' },
  MERGED: { text: 'lookups.state.MERGED', tone: 'violet' },
} as const satisfies Readonly<Record<LookupState, BadgeContent>>

/** What managers do with many entries at once. */
export const lookupActs = ['deactivate', 'activate'] as const
export type LookupAct = (typeof lookupActs)[number]

/** Returns the state of an entry. */
export function getLookupState(isArchived: boolean, mergedIntoId: number | null): LookupState {
  if (!isArchived) return 'ACTIVE'
  return mergedIntoId === null ? 'INACTIVE' : 'MERGED'
}
