import type { ParsedEnv } from './env-schema.ts'
import { roles } from './roles.ts'

const groups: readonly (readonly (keyof ParsedEnv)[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OUTLOOK_CLIENT_ID', 'OUTLOOK_CLIENT_SECRET'],
  ['WRITER_URL', 'WRITER_KEY', 'WRITER_MODEL'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_TEMPLATE'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

const providerBases = [
  'GOOGLE_ACCOUNTS_URL',
  'GOOGLE_TOKENS_URL',
  'GOOGLE_API_URL',
  'OUTLOOK_LOGIN_URL',
  'OUTLOOK_API_URL',
  'STRIPE_API_URL',
  'WHATSAPP_API_URL',
] as const

const hasSecret = ({ APP_SECRET, APP_SECRETS }: ParsedEnv) =>
  APP_SECRET !== undefined || APP_SECRETS.length > 0

/** Rejects a backup folder for a database that is not ours: nothing would be archived. */
const describeForeignBackup = (env: ParsedEnv): string | null =>
  env.BACKUP_DIR && env.DATABASE_URL
    ? 'BACKUP_DIR is for the bundled PostgreSQL. Remove it and back up the database of DATABASE_URL with its own tools (docs/runbooks/backup.md).'
    : null

/** Rejects half a pooler, and a replica of nothing. */
function describeMissingDatabase(env: ParsedEnv): string | null {
  const more = (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const).find((name) => env[name])
  return more && !env.DATABASE_URL ? `${more} must be set together with DATABASE_URL.` : null
}

/** Names what processes that share the work have to share, too. */
function describeUnsharedPart(env: ParsedEnv): string | null {
  const { FLEDGE_ROLE, DATABASE_URL } = env
  if (FLEDGE_ROLE.length === roles.length) return null
  const APP_SECRET = hasSecret(env)
  const needed = FLEDGE_ROLE.join() === 'migrate' ? { DATABASE_URL } : { DATABASE_URL, APP_SECRET }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  return missing.length > 0
    ? `FLEDGE_ROLE=${FLEDGE_ROLE.join(',')} needs ${missing.join(', ')}, which all processes share.`
    : null
}

/** Checks that the settings of a group are given together. */
function describeIncompleteGroup(env: ParsedEnv): string | null {
  for (const group of groups) {
    const absent = group.filter((name) => !env[name])
    if (absent.length > 0 && absent.length < group.length)
      return `${absent.join(', ')} must be set together with ${group.filter((name) => env[name]).join(', ')}.`
  }
  return null
}

/** Rejects settings of a bucket that is not named: files would not be stored where they say. */
function describeMissingBucket(env: ParsedEnv, source: Record<string, unknown>): string | null {
  const settings = Object.keys(source).filter((name) => name.startsWith('S3_') && source[name])
  if (env.S3_BUCKET || settings.length === 0) return null
  return `S3_BUCKET must be set together with ${settings.join(', ')}.`
}

function describeUnsafeProduction(env: ParsedEnv): string | null {
  const missing = (['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'APP_SECRET'] as const).filter(
    (name) => !(name === 'APP_SECRET' ? hasSecret(env) : env[name]),
  )
  if (missing.length > 0) return `Production needs ${missing.join(', ')}.`
  const insecureSettings = ([...providerBases, 'PUBLIC_URL', 'S3_ENDPOINT'] as const).filter(
    (name) => env[name] !== undefined && !env[name].startsWith('https:'),
  )
  return insecureSettings.length > 0
    ? `Production needs an https address in ${insecureSettings.join(', ')}.`
    : null
}

/** Returns one sentence about the first combination of settings that cannot work; null if all can. */
export const describeEnvProblem = (
  env: ParsedEnv,
  source: Record<string, unknown>,
): string | null =>
  describeForeignBackup(env) ??
  describeMissingDatabase(env) ??
  describeUnsharedPart(env) ??
  describeIncompleteGroup(env) ??
  describeMissingBucket(env, source) ??
  (env.NODE_ENV === 'production' && env.FLEDGE_ROLE.join() !== 'migrate'
    ? describeUnsafeProduction(env)
    : null)
