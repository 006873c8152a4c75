import { Meta } from '@fledge/ui/card.tsx'
import styles from './message-text.module.css'

interface MessageTextProps {
  /** Shown above the subject: the name of a template, or of a recipient. */
  readonly title: string
  readonly subject: string
  readonly body: string
}

/** Subject and text of a message, with its line breaks. */
export function MessageText({ title, subject, body }: MessageTextProps) {
  return (
    <div className={styles['text']}>
      <Meta>{title}</Meta>
      <b>{subject}</b>
      <p>{body}</p>
    </div>
  )
}
