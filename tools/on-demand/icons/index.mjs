// The package exports its SVG files only, so its lists of shapes are read as files.
import { readFileSync } from 'node:fs'

const read = (file) =>
  JSON.parse(readFileSync(new URL(`node_modules/@tabler/icons/${file}`, import.meta.url), 'utf8'))

/** Shapes of every icon by its name: lists of `[tag, attributes]`. */
export const shapes = {
  filled: read('tabler-nodes-filled.json'),
  outline: read('tabler-nodes-outline.json'),
}
