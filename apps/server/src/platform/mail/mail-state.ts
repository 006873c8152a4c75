import type { PersonMailState } from '@fledge/domain/people/types.ts'
import { hasSecrets } from './mail-secrets.ts'

type SecretFacts = Parameters<typeof hasSecrets>[0]

/** A row of the outbox that says what became of the email. */
export interface MailStateRow {
  readonly delivered_at: string | null
  readonly skipped: boolean
  readonly last_error: string | null
}

/** Returns what became of an email. */
export function toMailState(row: MailStateRow): PersonMailState {
  if (row.delivered_at !== null) return 'DELIVERED'
  if (row.skipped) return row.last_error === null ? 'TURNED_OFF' : 'GIVEN_UP'
  return row.last_error === null ? 'PENDING' : 'RETRYING'
}

/** Whether the text of an email is gone, or is for its recipient only. */
export const isUnreadable = (row: SecretFacts & { readonly is_wiped: boolean }): boolean =>
  row.is_wiped || hasSecrets(row)
