/** `'offers.title'`: a whole key. */
const wholePattern = /['"`]([a-zA-Z][\w-]*(?:\.[\w:-]+)+)['"`]/g
/** `` `offers.status.${status}` ``: every key of this shape. */
const templatePattern = /`((?:[\w.:-]|\$\{[^`}]*\})+)`/g

const escapePattern = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/**
 * Returns the keys that a source file names, whole or by the shape of a template:
 * `offers.status.${status}` names every key of that shape.
 * @param code TypeScript source
 * @param texts all texts by key
 */
export function findUsedKeys(
  code: string,
  texts: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, key = ''] of code.matchAll(wholePattern))
    if (Object.hasOwn(texts, key)) found.add(key)
  for (const shape of findKeyShapes(code))
    for (const key of Object.keys(texts)) if (shape.test(key)) found.add(key)
  return found
}

/** Returns a pattern for each template of a source file that may be a key. */
export function findKeyShapes(code: string): readonly RegExp[] {
  return [...code.matchAll(templatePattern)]
    .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
    .filter(
      (parts) =>
        parts.length > 1 && parts.some((part) => /[a-zA-Z]{3}/.test(part) && part.includes('.')),
    )
    .map((parts) => new RegExp(`^${parts.map(escapePattern).join('.+')}$`))
}
