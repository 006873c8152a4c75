import { type FilePurpose, uploadKinds } from '@fledge/domain/files/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { FieldGroup } from '@fledge/ui/field.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { useState } from 'react'
import { buildEndpointUrl, client } from '../http/client.ts'
import { Rich } from '../i18n/rich.tsx'
import { t } from '../i18n/use-texts.ts'
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
  /** The file saved on the server; it is deleted only by saving the form. */
  readonly savedFileId: string | null
  readonly onChange: (value: DocumentValue | null) => void
}

const accept = uploadKinds.document.extensions.map((extension) => `.${extension}`).join(',')

/** Deletes an uploaded file that is no longer used. The server keeps a file that is in use. */
export function deleteUnusedUpload(
  fileId: string | null | undefined,
  savedFileId: string | null,
): void {
  if (fileId && fileId !== savedFileId)
    void client.files.deleteFile({ body: { key: fileId } }).catch(() => null)
}

/** Uploads, replaces and removes the document. */
function useDocument({
  purpose,
  value,
  savedFileId,
  onChange,
}: Pick<DocumentFieldProps, 'purpose' | 'value' | 'savedFileId' | 'onChange'>) {
  const [replacing, setReplacing] = useState(false)
  const setDocument = (next: DocumentValue | null) => {
    deleteUnusedUpload(value?.file_id, savedFileId)
    setReplacing(false)
    onChange(next)
  }
  const upload = useUpload('document', purpose, ({ file_id, name }) =>
    setDocument({ file_id, name }),
  )
  return { replacing, setReplacing, setDocument, upload }
}

/**
 * A document field: the file is uploaded when chosen, then shown by name with buttons to replace or
 * remove it.
 */
export function DocumentField({ label, optional, error, ...rest }: DocumentFieldProps) {
  const { value } = rest
  const { replacing, setReplacing, setDocument, upload } = useDocument(rest)
  if (value && !replacing) {
    return (
      <ChosenDocument
        label={label}
        error={error}
        document={value}
        onReplace={() => setReplacing(true)}
        onRemove={() => setDocument(null)}
      />
    )
  }
  return (
    <FileDrop
      label={label}
      {...(optional ? { optional } : {})}
      accept={accept}
      prompt={<Rich text="common.file.drop" />}
      rule={t('common.file.rule')}
      error={upload.problem ?? error}
      progress={upload.share}
      disabled={upload.share !== null}
      onFile={(file) => void upload.take(file)}
    />
  )
}

interface ChosenDocumentProps {
  readonly label: string
  readonly error: string | undefined
  readonly document: DocumentValue
  readonly onReplace: () => void
  readonly onRemove: () => void
}

function ChosenDocument({ label, error, document, onReplace, onRemove }: ChosenDocumentProps) {
  return (
    <FieldGroup label={label} error={error}>
      <Card flush>
        <CardList>
          <CardListItem
            lead={<IconFileText size={20} aria-hidden />}
            end={
              <>
                <Button size="small" onClick={onReplace}>
                  {t('common.file.replace')}
                </Button>
                <Button size="small" tone="quiet" onClick={onRemove}>
                  {t('common.btn.remove')}
                </Button>
              </>
            }
          >
            <a
              href={buildEndpointUrl('files', 'getFile', { params: { id: document.file_id } })}
              target="_blank"
              rel="noreferrer"
            >
              {document.name}
            </a>
          </CardListItem>
        </CardList>
      </Card>
    </FieldGroup>
  )
}
