/** Builds what changed since the last build: the web app, the server, or both. */
export function buildChanged(only?: 'web' | 'server'): Promise<void>
/** Bundles programs (name in the folder → path of the source) into the server's folder. */
export function bundle(programs: Readonly<Record<string, string>>): Promise<void>
