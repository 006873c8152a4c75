import { z } from 'zod'
import { findShortSecret, minSecretLength, splitSecrets } from './keys/secret-list.ts'
import { isProxy } from './proxy-range.ts'
import { isRole, type Role, roles } from './roles.ts'

const optionalText = z.string().min(1).optional()
const parseList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Reads `name=value` pairs; values may be percent-encoded, as OpenTelemetry has it. */
const parsePairs = (text: string, context: z.RefinementCtx): Readonly<Record<string, string>> => {
  const pairs = parseList(text).map((pair) => /^([\w-]+)=(.+)$/.exec(pair))
  if (pairs.includes(null)) context.addIssue('lists name=value pairs, separated by commas')
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeValue(pair?.[2] ?? '')]))
}

function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const baseUrl = (usual: string) =>
  z
    .url()
    .default(usual)
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))

/**
 * All environment variables (README, "Settings"). They are checked at start; an incomplete group
 * prevents it.
 */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /**
   * What this process does: `web` serves pages and calls, `worker` runs timed jobs and sends what
   * is waiting in the outbox, `migrate` brings the database to this version's schema (and, alone,
   * ends then). Comma-separated; all three by default.
   */
  FLEDGE_ROLE: z
    .string()
    .default(roles.join(','))
    .transform((text, context): readonly Role[] => {
      const list = parseList(text)
      const chosen = list.filter(isRole)
      if (list.length === 0 || chosen.length < list.length)
        context.addIssue(`FLEDGE_ROLE lists some of ${roles.join(', ')}, separated by commas`)
      return [...new Set(chosen)]
    }),
  /** Port of the web app and the backend. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /**
   * Address to listen on. Zero-configuration mode listens on localhost only, since its mailbox
   * shows sign-in codes.
   */
  HOST: optionalText,
  /** Folder of the bundled database, files and emails. */
  DATA_DIR: z.string().default('.data'),
  /**
   * Where the bundled PostgreSQL archives its log and files are kept when they are deleted, for
   * `npm run backup` and `npm run restore`. Nowhere if absent.
   */
  BACKUP_DIR: optionalText,
  /**
   * Proxies in front of this server whose X-Forwarded-For is trusted: addresses and ranges,
   * comma-separated. None by default: a trusted sender can claim any address and so bypass every
   * rate limit by network.
   */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(parseList)
    .refine(
      (list) => list.every(isProxy),
      'TRUSTED_PROXIES lists addresses and ranges like 10.0.0.0/8, separated by commas',
    ),
  /**
   * Port for metrics and API docs in production, meant for the internal network; not served if
   * absent.
   */
  INTERNAL_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** Publishes the API docs in production too. */
  PUBLIC_API_DOCS: optionalText,
  /** Base URL of links in emails. */
  PUBLIC_URL: z.url().optional(),
  /**
   * Any PostgreSQL 15 or later; the bundled one if absent. Of several hosts, separated by commas,
   * the one that takes changes is used.
   */
  DATABASE_URL: optionalText,
  /**
   * PostgreSQL itself, where DATABASE_URL is that of a pooler in transaction mode: for migrations,
   * for listening and at the start. DATABASE_URL if absent.
   */
  DATABASE_DIRECT_URL: optionalText,
  /**
   * A replica, or a service that leads to some, for lists and other reads that may be some seconds
   * old; everyone still reads what they wrote. The primary serves them if absent.
   */
  DATABASE_REPLICA_URL: optionalText,
  /**
   * Whether statements are prepared under names, so that PostgreSQL plans them once for each
   * connection. False behind a pooler that cannot carry them, such as PgBouncer before 1.21.
   */
  DATABASE_NAMED_STATEMENTS: z.stringbool().default(true),
  /**
   * Secret of all keys, at least 32 characters. Outside production it is generated once and stored
   * in DATA_DIR.
   */
  APP_SECRET: z
    .string()
    .min(minSecretLength, `APP_SECRET needs at least ${minSecretLength} characters`)
    .optional(),
  /**
   * Several secrets, while one replaces another, separated by spaces or line breaks. The first one
   * makes new values, all of them and APP_SECRET open and verify older ones.
   */
  APP_SECRETS: z
    .string()
    .default('')
    .transform((text, context) => {
      const secrets = splitSecrets(text)
      const short = findShortSecret(secrets)
      if (short !== null)
        context.addIssue(
          `secret ${short} of ${secrets.length} is too short, each needs at least ${minSecretLength} characters`,
        )
      return secrets
    }),
  SMTP_URL: optionalText,
  /** Connections to the mail server, each sending one email at a time; many servers limit them. */
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(50),
  MAIL_FROM: z.string().default('Fledge <hello@fledge.example>'),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /** Base URL of Stripe's API; other addresses are for tests and the sandbox. */
  STRIPE_API_URL: baseUrl('https://api.stripe.com'),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  /** Issuer for signing in with Google; any OpenID provider works. */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  OUTLOOK_CLIENT_ID: optionalText,
  OUTLOOK_CLIENT_SECRET: optionalText,
  /**
   * An OpenAI-compatible service that writes job descriptions: base URL before `/chat/completions`,
   * key, model and timeout. The built-in writer is used if absent.
   */
  WRITER_URL: z
    .url({ protocol: /^https?$/, error: 'WRITER_URL is an address like https://writer.example/v1' })
    .optional(),
  WRITER_KEY: optionalText,
  WRITER_MODEL: optionalText,
  WRITER_DEADLINE_MS: z.coerce.number().int().min(100).max(6000).default(6000),
  /**
   * WhatsApp's Cloud API, which sends phone verification codes: an access token, the id of the
   * sending number, and the approved template of the kind "authentication". If absent, the mailbox
   * receives the codes, and production sends none.
   */
  WHATSAPP_TOKEN: optionalText,
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/).optional(),
  WHATSAPP_TEMPLATE: optionalText,
  WHATSAPP_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}(_[A-Z]{2})?$/)
    .default('en'),
  WHATSAPP_API_URL: baseUrl('https://graph.facebook.com/v23.0'),
  /** Base URLs of Google Calendar: consent, tokens, API. Other addresses are for tests. */
  GOOGLE_ACCOUNTS_URL: baseUrl('https://accounts.google.com'),
  GOOGLE_TOKENS_URL: baseUrl('https://oauth2.googleapis.com'),
  GOOGLE_API_URL: baseUrl('https://www.googleapis.com'),
  /** Base URLs of Outlook calendars, and the tenant: `common` accepts every account. */
  OUTLOOK_LOGIN_URL: baseUrl('https://login.microsoftonline.com'),
  OUTLOOK_API_URL: baseUrl('https://graph.microsoft.com'),
  OUTLOOK_TENANT: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('common'),
  /**
   * A Sentry-compatible service for error reports, `https://key@host/project`. If absent, nothing
   * is reported and the client is not loaded.
   */
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine(
      (dsn) => /^https?:\/\/\w+@[^/]+\/.*\d$/.test(dsn),
      'SENTRY_DSN looks like https://key@host/project',
    )
    .optional(),
  /**
   * Bucket of Amazon S3 or of a service with its interface, and a key that may list, read, write
   * and delete its objects. Files are stored in DATA_DIR if absent.
   */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, 'S3_BUCKET has letters, digits and hyphens only')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  /** Base URL of the service, which browsers reach too; Amazon's if absent. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether the bucket is a part of the path instead of the host's name. */
  S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  /** Encryption that the service is asked for: SSE-S3, SSE-KMS, or none if it supports neither. */
  S3_ENCRYPTION: z.enum(['AES256', 'aws:kms', 'none']).default('AES256'),
  /** The key of SSE-KMS; the default one of the account if absent. */
  S3_KMS_KEY_ID: optionalText,
  /**
   * A page for booking a call with the support team. If absent, none is offered unless the settings
   * name one.
   */
  BOOKING_URL: z.url({ protocol: /^https$/ }).optional(),
  /**
   * How long a decision of the programme team can be undone before it takes effect; 0 for at once,
   * as in tests of what follows from a decision.
   */
  UNDO_SECONDS: z.coerce.number().min(0).max(60).default(10),
  /** Maximum number of requests in flight; more are rejected with 503. */
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(256),
  /**
   * How long a server that is asked to stop still takes requests, so that proxies find out by their
   * health checks. In production 5 by default, otherwise 0.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(10).optional(),
  /** Maximum number of database connections. */
  DB_POOL: z.coerce.number().int().min(2).max(200).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /**
   * Base URL of a collector of OpenTelemetry that takes OTLP over HTTP, e.g. http://tempo:4318, and
   * headers for it (`name=value`, comma-separated). No traces are sent if absent.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'OTEL_EXPORTER_OTLP_ENDPOINT is an address like http://tempo:4318',
    })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').transform(parsePairs),
  /** Name of this service in traces. */
  OTEL_SERVICE_NAME: z.string().min(1).default('fledge'),
  /** A file for traces, one line of JSON per step. None is written if absent. */
  TRACE_FILE: optionalText,
  /** Share of the traces that are recorded, 0 to 1. */
  TRACE_SAMPLE: z.coerce.number().min(0).max(1).default(1),
  /** Starts without demo data. */
  FLEDGE_EMPTY: optionalText,
})

export type ParsedEnv = z.output<typeof envSchema>
