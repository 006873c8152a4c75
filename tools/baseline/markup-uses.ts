import { type JSXAttribute, type JSXOpeningElement, parseSync, Visitor } from 'oxc-parser'
import { getLineNumber } from '../source-text.ts'
import type { FeatureUse } from './compat-data.ts'
import { listValueKeys } from './style-uses.ts'

type Functions = ReadonlyMap<string, readonly string[]>

/** Returns the keys of an attribute: of every element, or of this one, and of its value. */
function listAttributeKeys(
  tag: string,
  name: string,
  value: string | undefined,
): readonly (readonly string[])[] {
  const owners = ['html.global_attributes', `html.elements.${tag}`]
  const keys = [owners.map((owner) => `${owner}.${name}`)]
  return value ? [...keys, owners.map((owner) => `${owner}.${name}.${value}`)] : keys
}

const toKebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter}`.toLowerCase())

/** Returns the keys of a literal `style={{ … }}`. */
function listInlineStyleKeys(
  { value }: JSXAttribute,
  functions: Functions,
): readonly (readonly string[])[] {
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'ObjectExpression')
    return []
  return value.expression.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    const name = toKebabCase(property.key.name)
    const text = property.value.type === 'Literal' ? String(property.value.value) : ''
    return [[`css.properties.${name}`], ...listValueKeys(name, text, functions)]
  })
}

function listElementKeys(
  element: JSXOpeningElement,
  functions: Functions,
): readonly (readonly string[])[] {
  const tag = element.name.type === 'JSXIdentifier' ? element.name.name : ''
  const isHtml = /^[a-z]/.test(tag)
  const attributes = element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return []
    const name = attribute.name.name.toLowerCase()
    if (name === 'style') return listInlineStyleKeys(attribute, functions)
    // A component of ours has attributes of its own.
    if (!isHtml) return []
    const value = attribute.value?.type === 'Literal' ? attribute.value.value : undefined
    return listAttributeKeys(tag, name, value)
  })
  return isHtml ? [[`html.elements.${tag}`], ...attributes] : attributes
}

/** Lists the elements, attributes and inline styles that a component uses. */
export function listMarkupUses(
  path: string,
  text: string,
  functions: Functions,
): readonly FeatureUse[] {
  const uses: FeatureUse[] = []
  new Visitor({
    JSXOpeningElement: (element) => {
      const line = getLineNumber(text, element.start)
      for (const keys of listElementKeys(element, functions)) uses.push({ keys, path, line })
    },
  }).visit(parseSync(path, text).program)
  return uses
}

/** Lists the elements and attributes of a page. */
export const listPageUses = (path: string, text: string): readonly FeatureUse[] =>
  [...text.replaceAll(/<!--[\s\S]*?-->/g, '').matchAll(/<([a-z]+)\b([^>]*)>/g)].flatMap(
    ([whole, tag = '', attributes = '']) => {
      const line = getLineNumber(text, text.indexOf(whole))
      const keys = [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].flatMap(
        ([, name = '', value]) => listAttributeKeys(tag, name, value),
      )
      return [[`html.elements.${tag}`], ...keys].map((alternatives) => ({
        keys: alternatives,
        path,
        line,
      }))
    },
  )
