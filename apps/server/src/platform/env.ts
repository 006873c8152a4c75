import { isIP } from 'node:net'
import { StartError } from './embedded/start-errors.ts'
import { describeEnvProblem } from './env-problems.ts'
import { envSchema, type ParsedEnv } from './env-schema.ts'
import { readSettingFiles } from './setting-files.ts'

export type Env = ParsedEnv & {
  readonly production: boolean
  readonly demo: boolean
  readonly publicUrl: string
  readonly host: string
  /** The secrets of the settings, the newest first; none for those of the data folder. */
  readonly appSecrets: readonly string[]
  readonly trustedProxies: readonly string[]
  /** How long a server that stops still takes requests. */
  readonly drainMs: number
  readonly publicDocs: boolean
  readonly publicMetrics: boolean
  /** Origin that browsers send videos to and play them from, besides this server; null without a bucket. */
  readonly mediaOrigin: string | null
}

/** Returns the origin of the bucket, as the SDK builds it. */
function getBucketOrigin(env: ParsedEnv): string | null {
  if (!env.S3_BUCKET) return null
  const service = new URL(env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`)
  const isHostName = !env.S3_FORCE_PATH_STYLE && isIP(service.hostname) === 0
  return `${service.protocol}//${isHostName ? `${env.S3_BUCKET}.` : ''}${service.host}`
}

/**
 * Reads and validates the environment; every setting can be given as a file, too.
 * @throws StartError with one sentence that names what is missing
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const source = readSettingFiles(variables, Object.keys(envSchema.shape))
  const parsed = envSchema.safeParse(source)
  if (!parsed.success)
    throw new StartError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    )
  const env = parsed.data
  const problem = describeEnvProblem(env, source)
  if (problem) throw new StartError(problem)
  const production = env.NODE_ENV === 'production'
  return {
    ...env,
    production,
    demo: !production,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    appSecrets: [...new Set([...env.APP_SECRETS, ...(env.APP_SECRET ? [env.APP_SECRET] : [])])],
    trustedProxies: env.TRUSTED_PROXIES,
    drainMs: (env.DRAIN_SECONDS ?? (production ? 5 : 0)) * 1000,
    publicDocs: !production || env.PUBLIC_API_DOCS !== undefined,
    publicMetrics: !production,
    mediaOrigin: getBucketOrigin(env),
  }
}
