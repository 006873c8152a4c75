/** A payload with the total number of rows. */
export class PagedResult<T> {
  readonly payload: T
  readonly count: number
  constructor(payload: T, count: number) {
    this.payload = payload
    this.count = count
  }
}

export function toPagedResult<T>(payload: T, count: number): PagedResult<T> {
  return new PagedResult(payload, count)
}

/** Cursors of the pages after and before; null if there is none. */
export interface PageCursors {
  readonly next: string | null
  readonly previous: string | null
}

/** A page whose neighbours can be read by cursor, for endpoints marked `keyset`. */
export class KeysetResult<T> extends PagedResult<T> {
  readonly cursors: PageCursors
  constructor(payload: T, count: number, { next, previous }: PageCursors) {
    super(payload, count)
    this.cursors = { next, previous }
  }
}

/** @param page what `readKeyset` returned */
export function toKeysetResult<T>(
  payload: T,
  page: PageCursors & { readonly count: number },
): KeysetResult<T> {
  return new KeysetResult(payload, page.count, page)
}

/** A response in the envelope that a thread serialized by the endpoint's schema. */
export class SerializedResponse {
  readonly body: Buffer
  constructor(bytes: Uint8Array) {
    this.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
}

/** A response without the envelope. */
export class RawResponse {
  readonly type: string
  readonly body: string | Buffer | NodeJS.ReadableStream
  readonly headers: Readonly<Record<string, string>>
  readonly status: number
  constructor(
    type: string,
    body: string | Buffer | NodeJS.ReadableStream,
    headers: Readonly<Record<string, string>> = {},
    status = 200,
  ) {
    this.type = type
    this.body = body
    this.headers = headers
    this.status = status
  }
}
