import { createContext } from 'react'

/** Heading level for placeholder states without their own: 2 on a page, 3 in a card. */
export const HeadingLevelContext = createContext<2 | 3>(2)
