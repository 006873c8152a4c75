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
