declare module 'virtual:calls' {
  /** Room, call → method, path, names of the calls whose answers it makes stale. */
  export const calls: Readonly<
    Record<
      string,
      Readonly<Record<string, readonly [method: string, path: string, changes: readonly string[]]>>
    >
  >
}
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}
declare module '*.css'
