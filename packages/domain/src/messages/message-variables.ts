import { type MessageVariable, messageVariables } from './types.ts'

/** Values of the variables for one recipient; null for what they do not have. */
export type VariableValues = Readonly<Record<MessageVariable, string | null>>

const bracesPattern = /\{([^{}\n]*)\}/g
const isVariable = (name: string): name is MessageVariable =>
  messageVariables.some((variable) => variable === name)

/** Returns the names in braces, each once. */
const listNames = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(bracesPattern)].map(([, name = '']) => name)),
]

/** Returns what a text has in braces without it being a variable, each once. */
export const findUnknownVariables = (text: string): readonly string[] =>
  listNames(text).filter((name) => !isVariable(name))

/** Returns the variables of a text, each once. */
export const listVariables = (text: string): readonly MessageVariable[] =>
  listNames(text).filter(isVariable)

/**
 * Puts in the values of a recipient. Values are not searched for variables, so a name in braces stays
 * as it is. A variable without a value is left empty; such recipients are left out before.
 */
export const fillVariables = (text: string, values: VariableValues): string =>
  text.replace(bracesPattern, (found, name: string) =>
    isVariable(name) ? (values[name] ?? '') : found,
  )
