/**
 * Not a prepared statement, because TRUNCATE cannot be prepared. No user data is lost: the server
 * only listens once seeding is complete.
 */
export const truncateAllSql = `truncate users, companies, registrations, partners, batches, plans, candidatures, event_log, outbox, notices, mailbox, requests, rate_limits, codes, link_tokens, files cascade`
