import type { CompiledMessage } from '@fledge/contract/platform/format-message.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  A: 'Â',
  E: 'Ê',
  I: 'Î',
  O: 'Ô',
  U: 'Û',
  S: 'Š',
}
const addAccents = (text: string) =>
  text.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter)

/**
 * Returns a text in brackets, accented and a third longer; values and tags stay. Text that looks
 * plain does not come from the catalogue.
 */
export function toPseudoMessage(message: CompiledMessage): CompiledMessage {
  const length = JSON.stringify(message).length
  const changed = [message].flat().map((node) => changeNode(node))
  // Nodes stay nodes of the same kind.
  return ['⟦', ...changed, '·'.repeat(Math.ceil(length / 3)), '⟧'] as CompiledMessage
}

/** `['name']` is a value, `['name', number, branches]` a plural, `['name', …parts]` a tag. */
function changeNode(node: unknown): unknown {
  if (typeof node === 'string') return addAccents(node)
  if (!Array.isArray(node)) return node
  const [first, second, ...rest]: unknown[] = node
  if (typeof first !== 'string') return node.map(changeNode)
  if (node.length === 1) return node
  if (typeof second !== 'number' || second === 0)
    return [first, changeNode(second), ...rest.map(changeNode)]
  return [first, second, ...rest.map(changeBranches)]
}

const changeBranches = (branches: unknown): unknown =>
  typeof branches === 'object' && branches !== null
    ? Object.fromEntries(
        Object.entries(branches).map(([name, branch]) => [name, changeBranch(branch)]),
      )
    : branches

const changeBranch = (branch: unknown): unknown =>
  Array.isArray(branch) ? branch.map(changeNode) : changeNode(branch)
