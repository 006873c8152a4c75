/** As in the `engines` of apps/server/package.json; the server is built for it. */
export const minNodeMajor = 24

/** Returns what to do about a Node that is too old to run the server; null if it is not. */
export function describeOldNode(version: string, path: string): string | null {
  if (Number(version.split('.')[0]) >= minNodeMajor) return null
  return `Fledge needs Node ${minNodeMajor} or later, and ${path} is ${version}. Start it with a newer Node; npm start brings its own.`
}
