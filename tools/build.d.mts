/** Bundles programs (name in the folder → path of the source) into the server's folder. */
export function bundle(programs: Readonly<Record<string, string>>): Promise<void>
