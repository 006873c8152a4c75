import { redactPersonalData } from '../reports/redact-personal-data.ts'

const maxLength = 200

/**
 * Says why a job failed, in one line for the programme team. PostgreSQL repeats values of rows
 * behind a colon, which are left out like other personal data.
 */
export function describeJobError(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error)
  const line = redactPersonalData(message.replace(/: ".*/s, '')).replace(/\s+/g, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line
}
