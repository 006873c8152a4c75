/** Published, with neither campaign nor programme ended. */
export const isJoinableSql = (now: string) =>
  `b.is_published and (b.campaign_ends_at is null or b.campaign_ends_at > ${now}) and (b.programme_end is null or b.programme_end >= ${now}::timestamptz::date)`
