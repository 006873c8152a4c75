/** What people agree to; each has versions, and an acceptance is kept with version, time and person (spec/product.md, Roles). */
export const agreementKinds = [
  'TERMS',
  'PARTNER_TERMS',
  'COMPANY_CONDUCT',
  'INTERN_CONDUCT',
  'PRIVACY',
] as const
export type AgreementKind = (typeof agreementKinds)[number]

const ofInterns: readonly AgreementKind[] = [
  'TERMS',
  'INTERN_CONDUCT',
  'PRIVACY',
  'PARTNER_TERMS',
  'COMPANY_CONDUCT',
]

/** Agreements in the order in which they concern an intern; what companies agree to comes last. @param throughPartner the partner's terms come first */
export function forInterns<T extends { readonly kind: AgreementKind }>(
  agreements: readonly T[],
  throughPartner: boolean,
): readonly T[] {
  const place = ({ kind }: T) =>
    throughPartner && kind === 'PARTNER_TERMS' ? -1 : ofInterns.indexOf(kind)
  return agreements.toSorted((a, b) => place(a) - place(b))
}

/** The lists whose rows are kept in one table. */
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
