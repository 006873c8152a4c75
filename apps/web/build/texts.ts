import { readdirSync, writeFileSync, readFileSync, existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import compile from 'icu-minify/compile'

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const contract = resolve(web, '../../packages/contract/src')

// Kinds of nodes of a compiled text (icu-minify).
const pound = 0
const select = 1
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns every file of texts: `export const …Texts = { 'dotted.key': 'Sentence.' } as const`. */
export function listTextFiles(): string[] {
  const features = (root: string) =>
    existsSync(root)
      ? readdirSync(root, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => join(root, entry.name))
      : []
  const folders = [
    ...features(contract),
    join(web, 'src/platform/i18n'),
    ...features(join(web, 'src/areas')),
    ...features(join(web, 'src/features')),
  ]
  const filesOf = (folder: string) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^(?:[a-z-]+-)?texts\.ts$|^errors\.ts$/.test(name))
          .toSorted()
          .map((name) => join(folder, name))
      : []
  return folders.flatMap(filesOf).filter((file) => listTextExports(file).length > 0)
}

function listTextExports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export const (\w*Texts)\b/gm)].flatMap(
    (match) => match[1] ?? [],
  )
}

/**
 * Writes platform/i18n/catalogue.ts, the type of all texts by key, with the values and tags of the
 * texts that have any (types only).
 * @param texts all texts by key, as `collectTexts` returns them
 */
export function writeCatalogueTypes(texts: Readonly<Record<string, string>>): void {
  const text = renderCatalogueTypes(texts)
  const target = join(web, catalogueFile)
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
}

const catalogueFile = 'src/platform/i18n/catalogue.ts'

/** Whether catalogue.ts fits these texts. */
export const isCatalogueFresh = (texts: Readonly<Record<string, string>>): boolean =>
  readFileSync(join(web, catalogueFile), 'utf8') === renderCatalogueTypes(texts)

function renderCatalogueTypes(texts: Readonly<Record<string, string>>): string {
  const imports: string[] = []
  const parts: string[] = []
  for (const file of listTextFiles()) {
    const from = file.startsWith(contract)
      ? `@fledge/contract/${relative(contract, file)}`
      : relative(join(web, 'src/platform/i18n'), file).replace(/^(?!\.)/, './')
    for (const name of listTextExports(file)) {
      const alias = `T${parts.length}`
      imports.push(`import type { ${name} as ${alias} } from '${from}'`)
      parts.push(`typeof ${alias}`)
    }
  }
  const facts = Object.keys(texts)
    .toSorted()
    .map((key) => ({ key, ...listArguments(texts[key] ?? '') }))
  const values = facts.filter((fact) => fact.values.size > 0)
  const tags = facts.filter((fact) => fact.tags.size > 0)
  return `// Written by build/texts.ts from every file of texts; run \`npm run texts\` after a change of their values.
${imports.join('\n')}

export type Catalogue = ${parts.join(' &\n  ')}

type Value = string | number

/** The values of each text that has any; plurals and formatted numbers take numbers. */
export interface TextValues {
${values.map(({ key, values: names }) => `  '${key}': { ${[...names].map(([name, type]) => `readonly ${name}: ${type}`).join('; ')} }`).join('\n')}
}

/** The tags of each text that has any besides \`<b>\`. */
export interface TextTags {
${tags.map(({ key, tags: names }) => `  '${key}': ${[...names].map((name) => `'${name}'`).join(' | ')}`).join('\n')}
}
`
}

/**
 * Returns the names of a text's values with their types, and of its tags besides `<b>`.
 * @param text in ICU message syntax
 */
function listArguments(text: string): {
  readonly values: ReadonlyMap<string, 'number' | 'Value'>
  readonly tags: ReadonlySet<string>
} {
  const values = new Map<string, 'number' | 'Value'>()
  const tags = new Set<string>()
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, type, ...rest]: unknown[] = node
    if (typeof name !== 'string') node.forEach(visit)
    else if (type === undefined) values.set(name, values.get(name) ?? 'Value')
    else if (typeof type === 'number' && type !== pound) {
      values.set(name, type === select ? (values.get(name) ?? 'Value') : 'number')
      for (const branches of rest) if (isObject(branches)) Object.values(branches).forEach(visitAll)
    } else {
      if (name !== 'b') tags.add(name)
      ;[type, ...rest].forEach(visit)
    }
  }
  const visitAll = (branch: unknown): void =>
    Array.isArray(branch) ? branch.forEach(visit) : visit(branch)
  visitAll(compile(text))
  return { values, tags }
}

/**
 * Returns all texts by key. Two files with different texts for one key fail the build. @param load
 * imports a module by its path
 */
export async function collectTexts(
  load: (file: string) => Promise<Record<string, unknown>>,
): Promise<Record<string, string>> {
  const catalogue: Record<string, string> = {}
  const modules = await Promise.all(
    listTextFiles().map(async (file) => [file, await load(file)] as const),
  )
  for (const [file, module] of modules) {
    for (const [name, texts] of Object.entries(module)) {
      if (!name.endsWith('Texts') || typeof texts !== 'object' || texts === null) continue
      for (const [key, sentence] of Object.entries(texts)) {
        // Texts of emails stay on the server.
        if (typeof sentence !== 'string' || key.startsWith('mails.')) continue
        if (catalogue[key] !== undefined && catalogue[key] !== sentence)
          throw new Error(`${file} says ${key} differently from another feature`)
        catalogue[key] = sentence
      }
    }
  }
  return catalogue
}
