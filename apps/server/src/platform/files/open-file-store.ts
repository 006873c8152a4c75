import { openDiskFiles } from '../backup/open-disk-files.ts'
import type { Env } from '../env.ts'
import type { ErrorLog } from '../jobs/run-job.ts'
import type { FileStore } from './file-store.ts'
import type { S3Settings } from './s3-client.ts'
import { createS3Store } from './s3-store.ts'

/** Opens the store that the settings name: the bucket, or a folder of the data directory. */
export async function openFileStore(env: Env, log: ErrorLog): Promise<FileStore> {
  const settings = readS3Settings(env)
  return settings ? createS3Store(settings) : openDiskFiles(env, log)
}

/** Returns the settings of the bucket; null if there is none. */
export function readS3Settings(env: Env): S3Settings | null {
  const {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return null
  return {
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    encryption: env.S3_ENCRYPTION === 'none' ? null : env.S3_ENCRYPTION,
    kmsKeyId: env.S3_KMS_KEY_ID,
  }
}
