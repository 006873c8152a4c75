import { createContext } from 'react'

/** Whether the application is on the screen; false while it is rendered ahead, out of sight. */
export const ShownReview = createContext(true)
