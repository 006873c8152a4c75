import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'
import type { CompatData, FeatureUse } from './compat-data.ts'

/** At-rules whose declarations are descriptors of their own. */
const describingRules = new Set(['font-face', 'property', 'page', 'counter-style'])
const lengthUnits = /\d(cap|ch|cq[a-z]+|[dls]v[a-z]+|ex|ic|lh|rcap|rch|rex|ric|rlh)\b/g

/** Returns the conditions of the `@supports` around a node. */
function getConditions({ parent }: ChildNode): string {
  if (parent?.type === 'atrule' && 'params' in parent)
    return `${parent.name === 'supports' ? parent.params : ''} ${getConditions(parent)}`
  return parent?.type === 'rule' && 'selector' in parent ? getConditions(parent) : ''
}

/** Returns the keys of the values of a property: its keywords, functions and units. */
export function listValueKeys(
  property: string,
  value: string,
  functions: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const text = value.replaceAll(/"[^"]*"|'[^']*'|--[\w-]+|url\([^)]*\)/g, '')
  return [
    ...[...text.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => [
      `css.properties.${property}.${name}`,
      ...(functions.get(name) ?? []),
    ]),
    ...[...text.matchAll(/(rgb|hsl|oklch|oklab|lch|lab|color)a?\(\s*from\b/g)].map(
      ([, name = '']) => [`css.types.color.${name}.relative_syntax`],
    ),
    ...[...text.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w-]*\()/g)].map(([keyword]) => [
      `css.properties.${property}.${keyword}`,
    ]),
    ...[...text.matchAll(lengthUnits)].map(([, unit]) => [`css.types.length.${unit}`]),
  ]
}

/** Returns the keys of the functions of CSS by name. */
export function groupFunctionKeys(data: CompatData): ReadonlyMap<string, readonly string[]> {
  const keys = [...data.keys()].filter((key) => key.startsWith('css.types.'))
  return Map.groupBy(keys, (key) => key.split('.').at(-1) ?? '')
}

function listDeclarationKeys(
  { prop, value, parent }: Declaration,
  functions: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const property = prop.toLowerCase()
  const owner = parent?.type === 'atrule' && 'name' in parent ? parent.name : ''
  if (describingRules.has(owner)) return [[`css.at-rules.${owner}.${property}`]]
  const values = listValueKeys(property, value, functions)
  return property.startsWith('--') ? values : [[`css.properties.${property}`], ...values]
}

function listRuleKeys({ selector, parent }: Rule): readonly (readonly string[])[] {
  const names = [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name]) => [
    `css.selectors.${name}`,
  ])
  return parent?.type === 'rule' ? [['css.selectors.nesting'], ...names] : names
}

const listAtRuleKeys = ({ name, params }: AtRule): readonly (readonly string[])[] => [
  [`css.at-rules.${name}`],
  ...[...params.matchAll(/\(\s*([a-z][a-z-]*)/g)].map(([, feature]) => [
    `css.at-rules.${name}.${feature}`,
  ]),
  ...(/[<>]/.test(params) ? [[`css.at-rules.${name}.range_syntax`]] : []),
]

/**
 * Lists what a style sheet uses, apart from what the condition of a `@supports` around it names.
 */
export function listStyleUses(
  path: string,
  text: string,
  functions: ReadonlyMap<string, readonly string[]>,
): readonly FeatureUse[] {
  const uses: FeatureUse[] = []
  parse(text).walk((node) => {
    if (node.type === 'comment') return
    const keys =
      node.type === 'decl'
        ? listDeclarationKeys(node, functions)
        : node.type === 'rule'
          ? listRuleKeys(node)
          : listAtRuleKeys(node)
    const conditions = getConditions(node)
    const line = node.source?.start?.line ?? 0
    for (const alternatives of keys) {
      const isGuarded = alternatives.some((key) => conditions.includes(key.split('.').at(-1) ?? ''))
      if (!isGuarded) uses.push({ keys: alternatives, path, line })
    }
  })
  return uses
}
