import { Secret, TOTP } from 'otpauth'
import { getProductTime } from './clock.ts'
import type { ApiUser } from './requests.ts'

/** Returns the code that an authenticator app shows, by the product's clock. */
export const showCode = async (person: ApiUser, secret: string): Promise<string> =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: (await getProductTime(person)).getTime(),
  })
