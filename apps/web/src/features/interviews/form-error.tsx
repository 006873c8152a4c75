import type { ReactNode } from 'react'
import styles from './interviews.module.css'

/** Error message beside the submit button. */
export function FormError({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles['due']}>
      {children}
    </p>
  )
}
