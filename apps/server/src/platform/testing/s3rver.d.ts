/** The parts of the S3 server for tests that are used here; the package has no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  export interface Context {
    readonly path: string
    app: object
  }
  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly configureBuckets: readonly {
        readonly name: string
        readonly configs: readonly string[]
      }[]
    })
    readonly middleware: ((ctx: Context, next: () => Promise<void>) => Promise<void>)[]
    readonly httpServer: Server
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
