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
  stored: Readonly<Record<string, unknown>>,
): Readonly<Record<CompanyDetailField, string | null>> {
  const readField = (field: CompanyDetailField) => {
    const value = stored[field]
    return typeof value === 'string' && value.trim() !== '' ? value : null
  }
  return {
    legal_name: readField('legal_name'),
    registered_address: readField('registered_address'),
    signatory_name: readField('signatory_name'),
    signatory_title: readField('signatory_title'),
  }
}

/** Lists the details that are still missing. */
export function listMissingDetails(
  stored: Readonly<Record<string, unknown>>,
): CompanyDetailField[] {
  const details = toCompanyDetails(stored)
  return companyDetailFields.filter((field) => details[field] === null)
}
