import type { ReactNode } from 'react'
import styles from './interviews.module.css'

/** Why a form could not be sent, said where it was sent. */
export function FormError({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles['due']}>
      {children}
    </p>
  )
}
