/** Codes of PostgreSQL and of the network, and what someone who runs a command does about them. */
const sentences: Readonly<Record<string, string>> = {
  42501:
    'The user in DATABASE_URL does not own the tables. Run the command with the address of the user that FLEDGE_ROLE=migrate connects as.',
  '28P01': 'The database rejected the password in DATABASE_URL.',
  28000: 'The database rejected the user in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  ECONNREFUSED: "The database can't be reached. Start it or correct DATABASE_URL, then try again.",
  ENOTFOUND: "The database's host can't be found. Correct DATABASE_URL, then try again.",
}

/** Returns one sentence about why a command failed; a bug keeps its stack. */
export function describeCommandFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return (
    sentences[code] ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  )
}
