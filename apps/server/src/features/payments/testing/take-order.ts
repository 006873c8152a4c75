/** Returns one of the orders of these items: the numbers from 0 to n! - 1 name each of them once. */
export function takeOrder<Item>(items: readonly Item[], number: number): readonly Item[] {
  const left = [...items]
  const order: Item[] = []
  let rest = number
  while (left.length > 0) {
    order.push(...left.splice(rest % left.length, 1))
    rest = Math.floor(rest / (left.length + 1))
  }
  return order
}
