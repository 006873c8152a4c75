import { readdirSync, writeFileSync, readFileSync, existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const contract = resolve(web, '../../packages/contract/src')

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

/** Writes platform/i18n/catalogue.ts, the type of all texts by key (types only). Returns whether it changed. */
export function writeCatalogueTypes(): void {
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
  const text = `// Written by build/texts.ts from every file of texts; run \`node apps/web/build/texts.ts\` after adding one.\n${imports.join('\n')}\n\nexport type Catalogue = ${parts.join(' &\n  ')}\n`
  const target = join(web, 'src/platform/i18n/catalogue.ts')
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
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

if (process.argv[1] === fileURLToPath(import.meta.url)) writeCatalogueTypes()
