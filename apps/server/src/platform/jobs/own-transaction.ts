/**
 * A row that shares a transaction with others failed, and has to be processed again in a transaction of
 * its own, where it can keep what it writes about the failure.
 */
export class NeedsOwnTransactionError extends Error {
  constructor(cause: unknown) {
    super('needs a transaction of its own', { cause })
  }
}
