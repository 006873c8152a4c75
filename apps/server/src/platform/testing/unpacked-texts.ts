import { inflateSync } from 'node:zlib'

/** Returns the content of a file as text, and that of its compressed streams that can be read. */
export const listUnpackedTexts = (bytes: Buffer): string[] => [
  bytes.toString('latin1'),
  ...bytes
    .toString('latin1')
    .split('stream\n')
    .slice(1)
    .map((part) => {
      try {
        return inflateSync(Buffer.from(part, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    }),
]

/** Whether a text of a file contains an action that runs a script. */
export const hasScriptAction = (bytes: Buffer): boolean =>
  listUnpackedTexts(bytes).some((text) => /\/S\s*\/JavaScript\b/.test(text))
