import { isLongRun } from '../../test/system/rounds.ts'
import { type S3Server, type S3ServerOptions, startS3Server } from './s3-server.ts'
import { hasSwift, startSwift, swiftPackages } from './swift-server.ts'

interface S3Service {
  readonly name: string
  start(options?: S3ServerOptions): Promise<S3Server>
}

if (isLongRun && !hasSwift)
  process.stderr.write(`Tests on Swift are skipped; they need Debian's ${swiftPackages}.\n`)

/** Services with the interface of S3 that tests of the bucket run on; Swift only in a long run. */
export const s3Services: readonly S3Service[] = [
  { name: 'S3', start: (options) => startS3Server(undefined, options) },
  ...(isLongRun && hasSwift ? [{ name: 'Swift', start: startSwift }] : []),
]
