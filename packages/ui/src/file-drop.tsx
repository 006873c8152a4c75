import { IconUpload } from '@tabler/icons-react'
import { useId, useState, type DragEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldGroup, type FieldWords } from './field.tsx'
import styles from './field.module.css'

interface FileDropProps extends FieldWords {
  /** ".pdf,.png" or "image/*". */
  readonly accept: string
  /** "Drop a file here, or <b>choose one</b>". */
  readonly says: ReactNode
  /** "PDF, PNG or JPG, 10 MB at most". */
  readonly rule: ReactNode
  readonly onFile: (file: File) => void
  /** 0 to 1 while it is sent. */
  readonly progress?: number | null
  readonly disabled?: boolean
}

/** A file by dropping or by choosing. Type and size are checked by the caller (in the seeds' words) and by the server. */
export function FileDrop({
  accept,
  says,
  rule,
  onFile,
  progress,
  disabled,
  ...words
}: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <FieldGroup {...words}>
      <label
        className={classes(styles['drop'], over && styles['over'])}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconUpload size={20} aria-hidden />
        <span id={id}>{says}</span>
        <span className={styles['hint']}>{rule}</span>
        <input
          type="file"
          className={styles['hidden']}
          accept={accept}
          disabled={disabled}
          aria-labelledby={id}
          onChange={(event) => {
            take(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
        {progress === null || progress === undefined ? null : (
          <span
            className={styles['progress']}
            role="progressbar"
            aria-valuenow={Math.round(progress * 100)}
            aria-labelledby={id}
          >
            <i style={{ width: `${progress * 100}%` }} />
          </span>
        )}
      </label>
    </FieldGroup>
  )
}
