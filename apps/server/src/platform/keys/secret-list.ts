/** At least one secret, the newest first. */
export type Secrets = readonly [string, ...string[]]

export const minSecretLength = 32

/** Splits a list of secrets, which are separated by line breaks or spaces. */
export const splitSecrets = (text: string): readonly string[] =>
  text.split(/\s+/).filter((secret) => secret !== '')

/** Returns the position of the first secret that is too short, from 1; null if none is. */
export function findShortSecret(secrets: readonly string[]): number | null {
  const index = secrets.findIndex((secret) => secret.length < minSecretLength)
  return index === -1 ? null : index + 1
}
