import type { Page, Route } from '@playwright/test'

/** Answers a request with this status and data of the envelope. */
export const respondWith = (status: number, data: object) => (route: Route) =>
  route.fulfill({ status, json: { status, data } })

export const respondWithError = (status: number, description: string) =>
  respondWith(status, {
    isSuccess: false,
    message: '',
    payload: { error: { code: 'CONFLICT', description } },
  })

/** Lets the next request to a path of the backend fail with a message of the server. */
export const failNextRequest = (
  page: Page,
  path: string,
  description: string,
  status = 409,
): Promise<unknown> =>
  page.route(`**/backend/**${path}**`, respondWithError(status, description), { times: 1 })
