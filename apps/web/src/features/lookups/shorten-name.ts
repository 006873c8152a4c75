const maxTitleLength = 60

/** Returns the name of an entry as it fits into the title of a dialog. */
export const shortenName = (name: string): string =>
  name.length > maxTitleLength ? `${name.slice(0, maxTitleLength).trimEnd()}…` : name
