/** The receipt number in a search, written as on the receipt ("R-000123") or as its digits alone. */
export const searchedReceiptSql = `case when :search_text ~* '^(R-)?[0-9]{1,18}$'
  then regexp_replace(:search_text, '[^0-9]', '', 'g')::bigint end`
