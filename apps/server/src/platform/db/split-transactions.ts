/** A line that ends one transaction of a migration and begins the next one (decision 0051). */
const nextTransaction = /^-- next transaction\r?$/m

/** Returns the transactions of a migration in order. */
export const splitTransactions = (text: string): readonly string[] => text.split(nextTransaction)
