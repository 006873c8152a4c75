import type { _Object as S3Object, GetObjectCommandOutput, S3 } from '@aws-sdk/client-s3'
import { UnreachableError } from '../outbound.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Base URL of an S3-compatible service; Amazon's if undefined. */
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket is part of the path instead of the host's name. */
  readonly forcePathStyle: boolean
  /** Encryption that the service is asked for: with its own keys, or with one of its KMS. */
  readonly encryption: 'AES256' | 'aws:kms' | null
  /** The key of the KMS; the default one if absent. */
  readonly kmsKeyId?: string | undefined
}

/** A store that is down responds with 503 within three seconds, also after a retried connection. */
const connectionMs = 1000
const silenceMs = 2500
/** A reader may pause this long while it receives a file. */
const pausedReaderMs = 60_000

interface WriteOptions {
  readonly ServerSideEncryption?: 'AES256' | 'aws:kms'
  readonly SSEKMSKeyId?: string
}

const toWriteOptions = ({ encryption, kmsKeyId }: S3Settings): WriteOptions =>
  encryption === null
    ? {}
    : {
        ServerSideEncryption: encryption,
        ...(encryption === 'aws:kms' && kmsKeyId !== undefined ? { SSEKMSKeyId: kmsKeyId } : {}),
      }

export interface S3Client {
  readonly bucket: string
  /** Parameters of everything that is written. */
  readonly writeOptions: WriteOptions
  /**
   * Sends a request, and once more if the service failed.
   * @returns null if the object does not exist
   * @throws UnreachableError for every other failure, also for wrong credentials
   */
  send<T>(act: (s3: S3) => Promise<T>): Promise<T | null>
  /** The client itself, for signing. */
  readonly s3: S3
}

/** Loads the SDK, so that a server that stores its files on disk never does. */
export async function createS3Client(settings: S3Settings): Promise<S3Client> {
  const { S3 } = await import('@aws-sdk/client-s3')
  const s3 = new S3({
    region: settings.region,
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    forcePathStyle: settings.forcePathStyle,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    // Many S3-compatible services do not know the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectionMs, socketTimeout: silenceMs },
    // Retried below, because the SDK also repeats what timed out.
    maxAttempts: 1,
  })
  return {
    s3,
    bucket: settings.bucket,
    writeOptions: toWriteOptions(settings),
    async send(act) {
      try {
        return await act(s3).catch((error: unknown) => {
          if (!isTransient(error)) throw error
          return act(s3)
        })
      } catch (error) {
        if (isMissingObject(error)) return null
        throw new UnreachableError('storage', error)
      }
    },
  }
}

/** Reads the whole body, as a part of the request that can fail. */
export const readBody = async ({ Body }: GetObjectCommandOutput): Promise<Uint8Array> =>
  (await Body?.transformToByteArray()) ?? new Uint8Array()

/** Lists the objects whose key begins with a prefix, a page of at most 1,000 at a time. */
export async function* listPages(
  { bucket, send }: S3Client,
  prefix: string,
): AsyncGenerator<readonly S3Object[]> {
  let after: string | undefined
  do {
    const from = after
    const page = await send((s3) =>
      s3.listObjectsV2({
        Bucket: bucket,
        Prefix: prefix,
        ...(from === undefined ? {} : { StartAfter: from }),
      }),
    )
    yield page?.Contents ?? []
    after = page?.IsTruncated ? page.Contents?.at(-1)?.Key : undefined
  } while (after !== undefined)
}

/** Lets the receiver of a body pause for longer than the service may be silent. */
export function allowPauses(body: unknown): void {
  if (typeof body !== 'object' || body === null || !('socket' in body)) return
  const { socket } = body
  if (typeof socket !== 'object' || socket === null || !('setTimeout' in socket)) return
  if (typeof socket.setTimeout === 'function') socket.setTimeout(pausedReaderMs)
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** HEAD has no body that could name the error. */
const isMissingObject = (error: unknown) => ['NoSuchKey', 'NotFound'].includes(nameOf(error))

/** Whether a failure is one of the service or of a connection that it closed, and no timeout. */
function isTransient(error: unknown): boolean {
  if (nameOf(error) === 'TimeoutError') return false
  return (getStatus(error) ?? 0) >= 500 || (error instanceof Error && 'code' in error)
}

function getStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined
  const metadata = error.$metadata
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata))
    return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}
