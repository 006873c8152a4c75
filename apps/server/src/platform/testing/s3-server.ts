import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver, { type Context } from '@20minutes/s3rver'
import type { S3Settings } from '../files/s3-client.ts'

const bucket = 'files'
const settings = {
  bucket,
  region: 'us-east-1',
  // The only key that this server knows.
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  forcePathStyle: true,
  encryption: 'AES256' as const,
}

export interface S3ServerOptions {
  /** The origin of the pages that may store objects; none may if absent. */
  readonly pageOrigin?: string | undefined
}

export interface S3Server {
  readonly settings: S3Settings
  /** The same as settings of the product. */
  readonly env: Readonly<Record<string, string>>
  /** Lists the keys of all objects. */
  listKeys(): Promise<readonly string[]>
  /** Closes the port; the objects remain. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/**
 * Has requests handled one after the other. s3rver fails a list that meets an object which is being
 * written, with an internal error that S3 does not know.
 */
function takeTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return (_context: Context, next: () => Promise<void>): Promise<void> => {
    const turn = last.then(next)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Lets pages of an origin store objects, as the product's rules do (`bucket-rules.ts`). */
const describeCors = (origin: string) => `<CORSConfiguration><CORSRule>
<AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
<AllowedHeader>content-type</AllowedHeader><AllowedHeader>x-amz-server-side-encryption*</AllowedHeader>
</CORSRule></CORSConfiguration>`

async function listen(directory: string, port: number, { pageOrigin }: S3ServerOptions) {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: pageOrigin ? [describeCors(pageOrigin)] : [] }],
  })
  server.middleware.unshift(takeTurns(), ignoreSignatureOfLists)
  return { server, port: (await server.run()).port }
}

/** Returns the settings of the product for a server on a port. */
export const toS3Env = (port: number): S3Server['env'] => ({
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  S3_FORCE_PATH_STYLE: 'true',
})

interface S3Place {
  readonly directory: string
  readonly port: number
}

/** Starts a real S3 server with an empty bucket, or again where it was before. */
export async function startS3Server(
  { directory, port: wantedPort }: S3Place = {
    directory: mkdtempSync(join(tmpdir(), 'fledge-s3-')),
    port: 0,
  },
  options: S3ServerOptions = {},
): Promise<S3Server> {
  let { server, port } = await listen(directory, wantedPort, options)
  const pause = () => {
    // Connections that are kept alive would delay the end.
    server.httpServer.closeAllConnections()
    return server.close()
  }
  const env = toS3Env(port)
  return {
    settings: { ...settings, endpoint: `http://127.0.0.1:${port}` },
    env,
    listKeys: async () =>
      readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('._S3rver_object'))
        .map((path) => path.replace('._S3rver_object', '')),
    pause,
    async resume() {
      ;({ server, port } = await listen(directory, port, options))
    },
    async stop() {
      await pause()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/**
 * This server computes the signature of a request for the bucket itself without the slash at the
 * end of its path, which the SDK signs. All other signatures are checked.
 */
function ignoreSignatureOfLists(ctx: Context, next: () => Promise<void>): Promise<void> {
  if (ctx.path === `/${bucket}/`)
    ctx.app = Object.create(ctx.app, { allowMismatchedSignatures: { value: true } })
  return next()
}
