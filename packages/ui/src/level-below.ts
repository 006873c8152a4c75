import { createContext } from 'react'

/** The heading that a state without one of its own has here: a page's second, a card's third. */
export const LevelBelow = createContext<2 | 3>(2)
