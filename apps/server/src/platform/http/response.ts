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
