export interface BadgeKey {
  readonly id: string
  readonly jwk: Readonly<Record<string, unknown>>
  /** The encrypted private key. */
  readonly sealed: string
}
