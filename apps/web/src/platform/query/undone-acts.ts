const listeners = new Set<(actId: string) => void>()

/** Tells those who show an act as pending that it was undone, wherever that was asked for. */
export function announceUndone(actId: string): void {
  for (const listener of listeners) listener(actId)
}

/** Calls the listener with the id of each act that is undone; returns how to stop that. */
export function onUndone(listener: (actId: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
