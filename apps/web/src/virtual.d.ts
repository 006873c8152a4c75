declare module 'virtual:endpoints' {
  /** Feature → endpoint → method, path and the endpoints whose cached responses it invalidates. */
  export const endpoints: Readonly<
    Record<
      string,
      Readonly<
        Record<string, readonly [method: string, path: string, invalidates: readonly string[]]>
      >
    >
  >
}
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}
declare module '*.css'
