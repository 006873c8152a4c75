import type { Plugin } from 'vite'

/** Where zod's schemas hold on to its writer of JSON Schema: what describes each kind, and the two doors to it. */
const doors: readonly (readonly [RegExp, string])[] = [
  [/^ *inst\._zod\.processJSONSchema = \(.*\) => processors\.\w+\(.*\);$/gm, ''],
  [/createStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined'],
  [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/g, 'undefined'],
]

/** Leaves zod's writer of JSON Schema out of what a browser fetches: the server describes the API, a form only checks. */
export function lighterZod(): Plugin {
  return {
    name: 'fledge-lighter-zod',
    apply: 'build',
    transform: {
      filter: { id: /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
      handler: (code) => ({
        code: doors.reduce((text, [door, instead]) => text.replaceAll(door, instead), code),
        map: null,
      }),
    },
  }
}
