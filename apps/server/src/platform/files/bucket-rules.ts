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

/** Rules that a bucket did not take. */
export interface RuleProblem {
  readonly rules: keyof BucketRules
  /** Whether the service knows such rules, so that another key or another time may help. */
  readonly isSupported: boolean
  readonly reason: string
}

/**
 * Gives the bucket its rules, which replace all that it had, and reads them back: services that do
 * not know a kind of rules may take the request for another one.
 */
export async function applyBucketRules(
  settings: S3Settings,
  rules: BucketRules,
): Promise<readonly RuleProblem[]> {
  const { s3, bucket: Bucket } = await createS3Client(settings)
  const problems = [
    await findProblem('lifecycle', {
      put: () =>
        s3.putBucketLifecycleConfiguration({ Bucket, LifecycleConfiguration: rules.lifecycle }),
      has: async () =>
        (await s3.getBucketLifecycleConfiguration({ Bucket })).Rules?.length ===
        rules.lifecycle.Rules.length,
    }),
    await findProblem('cors', {
      put: () => s3.putBucketCors({ Bucket, CORSConfiguration: rules.cors }),
      has: async () =>
        (await s3.getBucketCors({ Bucket })).CORSRules?.length === rules.cors.CORSRules.length,
    }),
  ]
  return problems.filter((problem) => problem !== null)
}

interface RuleRequests {
  put(): Promise<unknown>
  has(): Promise<boolean>
}

/** How services refuse rules that they do not know; Swift takes them for those of a new bucket. */
const unknownRules = ['NotImplemented', 'MethodNotAllowed', 'MalformedXML']

async function findProblem(
  rules: keyof BucketRules,
  { put, has }: RuleRequests,
): Promise<RuleProblem | null> {
  try {
    await put()
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    return { rules, isSupported: !unknownRules.includes(name), reason: `${name}: ${message}` }
  }
  // A key that may write rules need not be allowed to read them.
  const isKept = await has().catch(() => true)
  return isKept
    ? null
    : { rules, isSupported: false, reason: 'it accepted them without keeping them' }
}

const advice: Readonly<Record<keyof BucketRules, (origin: string) => string>> = {
  lifecycle: () =>
    'This service has no lifecycle rules. Run npm run files -- orphans --delete every day, which deletes what uploads left; multipart uploads that a server did not end stay until you delete them.',
  cors: (origin) =>
    `This service takes no CORS rules through its S3 interface. Allow PUT from ${origin} in its own settings; until then, videos pass the server.`,
}

/** Returns what to tell the person who runs the product. @param origin of the pages that send videos */
export const describeRuleProblem = (
  { rules, isSupported, reason }: RuleProblem,
  origin: string,
): string =>
  isSupported
    ? `The bucket did not take its ${rules === 'cors' ? 'CORS' : rules} rules (${reason}).`
    : `${advice[rules](origin)} (${reason})`
