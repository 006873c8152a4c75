/** What a company fills in for a candidature before an offer of it can be sent (seed 000 §2, "company mandatory details"). */
export const companyDetailFields = [
  'legal_name',
  'registered_address',
  'signatory_name',
  'signatory_title',
] as const
export type CompanyDetailField = (typeof companyDetailFields)[number]

/** The details kept so far; what is not there, or empty, is null. */
export function companyDetailsOf(
  kept: Readonly<Record<string, unknown>>,
): Readonly<Record<CompanyDetailField, string | null>> {
  const of = (field: CompanyDetailField) => {
    const value = kept[field]
    return typeof value === 'string' && value.trim() !== '' ? value : null
  }
  return {
    legal_name: of('legal_name'),
    registered_address: of('registered_address'),
    signatory_name: of('signatory_name'),
    signatory_title: of('signatory_title'),
  }
}

/** Which of them still lack. */
export function missingDetails(kept: Readonly<Record<string, unknown>>): CompanyDetailField[] {
  const details = companyDetailsOf(kept)
  return companyDetailFields.filter((field) => details[field] === null)
}
