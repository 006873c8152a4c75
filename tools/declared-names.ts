import { parseSync, Visitor, type BindingPattern, type ParamPattern } from 'oxc-parser'

/** A name that a file declares itself, with its position. */
export interface DeclaredName {
  readonly name: string
  readonly at: number
  readonly kind: 'value' | 'property'
}

/**
 * Lists the names of a file's variables, parameters and caught errors, destructured ones too, and of the properties in its types and classes.
 */
export function listDeclaredNames(path: string, text: string): readonly DeclaredName[] {
  const names: DeclaredName[] = []
  const addValues = (patterns: readonly (BindingPattern | ParamPattern | null)[]) => {
    for (const { name, start } of patterns.flatMap(listBindings))
      names.push({ name, at: start, kind: 'value' })
  }
  const addParameters = ({ params }: { readonly params: readonly ParamPattern[] }) =>
    addValues(params)
  const addProperty = ({ key }: { readonly key: { readonly type: string } }) => {
    if (isIdentifier(key)) names.push({ name: key.name, at: key.start, kind: 'property' })
  }
  new Visitor({
    VariableDeclarator: ({ id }) => addValues([id]),
    CatchClause: ({ param }) => addValues([param]),
    FunctionDeclaration: addParameters,
    FunctionExpression: addParameters,
    ArrowFunctionExpression: addParameters,
    TSFunctionType: addParameters,
    TSMethodSignature: addParameters,
    TSDeclareFunction: addParameters,
    TSPropertySignature: addProperty,
    PropertyDefinition: addProperty,
  }).visit(parseSync(path, text).program)
  return names
}

interface Identifier {
  readonly type: 'Identifier'
  readonly name: string
  readonly start: number
}

const isIdentifier = (node: { readonly type: string }): node is Identifier =>
  node.type === 'Identifier'

/** Lists the identifiers that a pattern binds. */
function listBindings(pattern: BindingPattern | ParamPattern | null): readonly Identifier[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        listBindings(property.type === 'RestElement' ? property.argument : property.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) =>
        listBindings(element?.type === 'RestElement' ? element.argument : element),
      )
    case 'AssignmentPattern':
      return listBindings(pattern.left)
    case 'RestElement':
      return listBindings(pattern.argument)
    case 'TSParameterProperty':
      return listBindings(pattern.parameter)
    default:
      return []
  }
}
