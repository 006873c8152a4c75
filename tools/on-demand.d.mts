/** Installs a folder of tools/on-demand unless it is installed, and loads its index.mjs. */
export function importOnDemand<Packages>(name: string): Promise<Packages>
