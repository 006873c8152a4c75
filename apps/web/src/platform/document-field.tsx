import { type FilePurpose, uploadKinds } from '@fledge/domain/files/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Row, Rows } from '@fledge/ui/card.tsx'
import { FieldGroup } from '@fledge/ui/field.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { addressOf, client } from './client.ts'
import { Rich } from './rich.tsx'
import { t } from './use-texts.ts'
import { useUpload } from './use-upload.ts'

export interface DocumentValue {
  readonly file_id: string
  readonly name: string
}

interface DocumentFieldProps {
  readonly label: string
  readonly optional?: string
  readonly error: string | undefined
  readonly purpose: FilePurpose
  readonly value: DocumentValue | null
  /** The one that the server holds already: it goes by saving only. */
  readonly kept: string | null
  readonly onChange: (value: DocumentValue | null) => void
}

const accept = uploadKinds.document.extensions.map((one) => `.${one}`).join(',')

/** A file that was sent and is used nowhere is taken back; one that is used the server keeps. */
export function takeBack(fileId: string | null | undefined, kept: string | null): void {
  if (fileId && fileId !== kept)
    void client.files.deleteFile({ body: { key: fileId } }).catch(() => null)
}

/** One document of a form: sent as soon as it is chosen, then shown by its name, to be replaced or removed. */
export function DocumentField({
  label,
  optional,
  error,
  purpose,
  value,
  kept,
  onChange,
}: DocumentFieldProps) {
  const [replacing, setReplacing] = useState(false)
  const put = (next: DocumentValue | null) => {
    takeBack(value?.file_id, kept)
    setReplacing(false)
    onChange(next)
  }
  const { problem, share, take } = useUpload('document', purpose, ({ file_id, name }) =>
    put({ file_id, name }),
  )
  if (value && !replacing) {
    return (
      <FieldGroup label={label} error={error}>
        <Card flush>
          <Rows>
            <Row
              lead={<IconFileText size={20} aria-hidden />}
              end={
                <>
                  <Button size="small" onClick={() => setReplacing(true)}>
                    {t('common.file.replace')}
                  </Button>
                  <Button size="small" tone="quiet" onClick={() => put(null)}>
                    {t('common.btn.remove')}
                  </Button>
                </>
              }
            >
              <a
                href={addressOf('files', 'getFile', { params: { id: value.file_id } })}
                target="_blank"
                rel="noreferrer"
              >
                {value.name}
              </a>
            </Row>
          </Rows>
        </Card>
      </FieldGroup>
    )
  }
  return (
    <FileDrop
      label={label}
      {...(optional ? { optional } : {})}
      accept={accept}
      says={<Rich text={t('common.file.drop')} />}
      rule={t('common.file.rule')}
      error={problem ?? error}
      progress={share}
      disabled={share !== null}
      onFile={(file) => void take(file)}
    />
  )
}
