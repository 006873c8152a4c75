/** The phone number in a search: stored as "+4915112345678", and written in many ways. */
export const searchedPhoneSql = String.raw`case when :search_text ~ '^\+?[0-9 ()./-]{6,}$'
  then '+' || regexp_replace(regexp_replace(:search_text, '[^0-9]', '', 'g'), '^00', '') end`

/** The pattern of a name that is written with the last name first, with or without a comma. */
export const lastNameFirstSql = String.raw`case when :search_text ~ '\S\s+\S'
  then regexp_replace((:search_name_patterns::text[])[1], '^%(\S+?),?\s+(.*)%$', '%\2 \1%') end`
