/**
 * Whether what a pending act `x` was given is about a person `p` of any side: it decides about their
 * account, writes to them alone, or invites their address.
 */
export const isActAboutUserSql = `(x.subject_id = p.user_id
  or x.input -> 'user_ids' = jsonb_build_array(p.user_id)
  or x.kind = 'INVITATION' and position(lower(p.email::text) in lower(x.input::text)) > 0)`
