import { nameStages } from '@fledge/domain/candidatures/rules.ts'

/**
 * An intern's name as a company reads it, for its lists to be searched by: nothing is found that is not read. The domain's `shownName` and
 * `sightOf` in SQL; candidatures/known-name.test.ts holds the two against each other.
 * @param stage the candidature through which the company looks @param person the intern's row of users
 */
export const knownName = (
  stage: string,
  person = 'u',
): string => `case when ${stage} in (${nameStages.map((one) => `'${one}'`).join(', ')}) or trim(${person}.last_name) = ''
  then trim(${person}.first_name || ' ' || ${person}.last_name) else ${person}.first_name || ' ' || upper(left(trim(${person}.last_name), 1)) || '.' end`
