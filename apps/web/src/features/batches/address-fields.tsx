import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { useEffect, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { formatPublicUrl } from './batch-values.ts'

/** Returns the text after the user stops typing. */
function useDebouncedText(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), 350)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

interface AddressField {
  readonly value: string
  readonly error: string | undefined
  readonly registration: UseFormRegisterReturn
}

interface AddressFieldsProps {
  readonly slug: AddressField
  readonly code: AddressField
  /** The batch that may keep its own address and code. */
  readonly batchId?: string | undefined
  /** Why address and code cannot be changed. */
  readonly fixed?: string | null
}

/** Address and code of a batch, checked while they are typed. */
export function AddressFields({ slug, code, batchId, fixed = null }: AddressFieldsProps) {
  const debounced = { slug: useDebouncedText(slug.value), code: useDebouncedText(code.value) }
  const check = useApiQuery(
    'batches',
    'checkBatchAddress',
    { query: { ...debounced, ...(batchId === undefined ? {} : { batch_id: batchId }) } },
    { enabled: fixed === null && debounced.slug !== '', staleTime: 5000 },
  )
  const isChecked = debounced.slug === slug.value && debounced.code === code.value
  const found = isChecked ? check.data?.payload : undefined
  const address = formatPublicUrl(slug.value)
  const slugHint = found?.slug?.is_free
    ? t('batches.form.slugFree', { address })
    : t('batches.form.slugHint', { address })
  const plain = { autoComplete: 'off', spellCheck: false, readOnly: fixed !== null } as const
  return (
    <FieldGrid>
      <TextField
        label={t('batches.form.field.slug')}
        {...plain}
        maxLength={60}
        hint={fixed ?? slugHint}
        {...slug.registration}
        error={slug.error ?? found?.slug?.because ?? undefined}
      />
      <TextField
        label={t('batches.form.field.code')}
        {...plain}
        maxLength={40}
        hint={t('batches.form.codeHint')}
        {...code.registration}
        error={code.error ?? found?.code?.because ?? undefined}
      />
    </FieldGrid>
  )
}
