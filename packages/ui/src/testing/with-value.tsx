import { type ReactNode, useState } from 'react'

interface WithValueProps<Value> {
  readonly start: Value
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode
}

/** Keeps the value of a controlled component, so that its story can be used. */
export function WithValue<Value>({ start, children }: WithValueProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}
