/** All texts in development; nothing in a build (build/texts-plugin.ts). */
declare module 'virtual:texts'

/** The texts whose keys only responses name; nothing in development. */
declare module 'virtual:sent-texts'

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
