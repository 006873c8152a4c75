import type { CORSRule, LifecycleRule } from '@aws-sdk/client-s3'
import { createS3Client, type S3Settings } from './s3-client.ts'
import { stagedFolder } from './s3-chunks.ts'

/** What a bucket has to know besides its objects. */
export interface BucketRules {
  readonly lifecycle: { readonly Rules: LifecycleRule[] }
  readonly cors: { readonly CORSRules: CORSRule[] }
}

/** Longer than an upload that may still be continued, which is given up after a day. */
const stagedDays = 3

/** @param origin of the pages that send videos to the bucket */
export const listBucketRules = (origin: string): BucketRules => ({
  lifecycle: {
    Rules: [
      {
        ID: 'end-incomplete-uploads',
        Status: 'Enabled',
        Filter: { Prefix: '' },
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: stagedDays },
      },
      {
        ID: 'delete-staged-objects',
        Status: 'Enabled',
        Filter: { Prefix: stagedFolder },
        Expiration: { Days: stagedDays },
      },
    ],
  },
  cors: {
    CORSRules: [
      {
        ID: 'videos',
        AllowedOrigins: [origin],
        AllowedMethods: ['PUT'],
        AllowedHeaders: ['content-type', 'x-amz-server-side-encryption*'],
        MaxAgeSeconds: 3600,
      },
    ],
  },
})

/** Gives the bucket its rules; they replace all that it had. */
export async function applyBucketRules(settings: S3Settings, rules: BucketRules): Promise<void> {
  const { s3, bucket } = await createS3Client(settings)
  await s3.putBucketLifecycleConfiguration({
    Bucket: bucket,
    LifecycleConfiguration: rules.lifecycle,
  })
  await s3.putBucketCors({ Bucket: bucket, CORSConfiguration: rules.cors })
}
