import type { Plugin } from 'vite'

/**
 * Places where zod's schemas refer to its JSON Schema generator: the processor of each kind and the
 * two entry points.
 */
const jsonSchemaReferences: readonly (readonly [RegExp, string])[] = [
  [/^ *inst\._zod\.processJSONSchema = \(.*\) => processors\.\w+\(.*\);$/gm, ''],
  [/createStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined'],
  [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/g, 'undefined'],
]

/**
 * Removes zod's JSON Schema generator from the browser bundle: only the server describes the API, a
 * form only validates.
 */
export function removeZodJsonSchema(): Plugin {
  return {
    name: 'fledge-lighter-zod',
    apply: 'build',
    transform: {
      filter: { id: /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
      handler: (code) => ({
        code: jsonSchemaReferences.reduce(
          (text, [door, instead]) => text.replaceAll(door, instead),
          code,
        ),
        map: null,
      }),
    },
  }
}
