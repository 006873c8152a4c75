/** Returns the names with one of them a step further up or down; the same if it is at the end. */
export function moveColumn(
  names: readonly string[],
  name: string,
  step: -1 | 1,
): readonly string[] {
  const [from, to] = [names.indexOf(name), names.indexOf(name) + step]
  const other = names[to]
  return other === undefined
    ? names
    : names.map((each, index) => (index === from ? other : index === to ? name : each))
}
