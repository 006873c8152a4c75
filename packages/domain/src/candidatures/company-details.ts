/**
 * Details that a company must fill in before it can send an offer (seed 000 §2, "company mandatory
 * details").
 */
export const companyDetailFields = [
  'legal_name',
  'registered_address',
  'signatory_name',
  'signatory_title',
] as const
export type CompanyDetailField = (typeof companyDetailFields)[number]

/** Returns the stored details; missing or empty ones are null. */
export function toCompanyDetails(
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

/** Lists the details that are still missing. */
export function listMissingDetails(kept: Readonly<Record<string, unknown>>): CompanyDetailField[] {
  const details = toCompanyDetails(kept)
  return companyDetailFields.filter((field) => details[field] === null)
}
