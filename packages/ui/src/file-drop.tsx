import { IconUpload } from './icons/upload.tsx'
import { useId, useState, type DragEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldGroup, type FieldLabels } from './field.tsx'
import styles from './field.module.css'

interface FileDropProps extends FieldLabels {
  /** ".pdf,.png" or "image/*". */
  readonly accept: string
  /** "Drop a file here, or <b>choose one</b>". */
  readonly prompt: ReactNode
  /** "PDF, PNG or JPG, up to 10 MB". */
  readonly rule: ReactNode
  readonly onFile: (file: File) => void
  /** 0 to 1 during the upload. */
  readonly progress?: number | null
  readonly disabled?: boolean
}

/** Returns handlers for a drop target, and whether a file is held over it. */
function useDropTarget(onDrop: (files: FileList) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onDrop(event.dataTransfer.files)
    },
  }
  return { isOver, handlers }
}

/**
 * Accepts a file by drop or file dialog. Type and size are checked by the caller (in the seeds'
 * words) and by the server.
 */
export function FileDrop({
  accept,
  prompt,
  rule,
  onFile,
  progress,
  disabled,
  ...labels
}: FileDropProps) {
  const id = useId()
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
  }
  const { isOver, handlers } = useDropTarget(take)
  return (
    <FieldGroup {...labels}>
      <label className={classes(styles['drop'], isOver && styles['over'])} {...handlers}>
        <DropHint id={id} prompt={prompt} rule={rule} />
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
          <UploadProgress share={progress} labelId={id} />
        )}
      </label>
    </FieldGroup>
  )
}

function DropHint({
  id,
  prompt,
  rule,
}: Pick<FileDropProps, 'prompt' | 'rule'> & { readonly id: string }) {
  return (
    <>
      <IconUpload size={20} aria-hidden />
      <span id={id} className={styles['says']}>
        {prompt}
      </span>
      <span className={styles['hint']}>{rule}</span>
    </>
  )
}

interface UploadProgressProps {
  /** 0 to 1. */
  readonly share: number
  readonly labelId: string
}

function UploadProgress({ share, labelId }: UploadProgressProps) {
  return (
    <span
      className={styles['progress']}
      role="progressbar"
      aria-valuenow={Math.round(share * 100)}
      aria-labelledby={labelId}
    >
      <i style={{ width: `${share * 100}%` }} />
    </span>
  )
}
