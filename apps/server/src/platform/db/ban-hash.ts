/**
 * Returns the SQL of the hash by which a banned address is recognised after its account was erased
 * (docs/decisions/0101), for the statements that write it and those that look for it.
 * @param email SQL of the address as text
 */
export const banHashSql = (email: string): string =>
  `encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`
