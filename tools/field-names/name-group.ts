/** Names of one value that differ on purpose, with the reason. */
export interface NameGroup {
  readonly reason: string
  /** `one ~ other` in either direction, both in snake_case; `*` matches any words. */
  readonly pairs: readonly string[]
}
