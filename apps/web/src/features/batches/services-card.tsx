import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { IconPlus } from '@fledge/ui/icons/plus.tsx'
import { IconTrash } from '@fledge/ui/icons/trash.tsx'
import { useFieldArray } from 'react-hook-form'
import { t } from '../../platform/i18n/use-texts.ts'
import type { BatchForm } from './batch-values.ts'
import styles from './operator-batches.module.css'

/** Services of the programme as free text. */
export function ServicesCard({ form }: { readonly form: BatchForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'services' })
  const add = (
    <Button
      size="small"
      icon={<IconPlus size={16} aria-hidden />}
      disabled={fields.length >= 12}
      onClick={() => append({ name: '', description: '' })}
    >
      {t('batches.form.addService')}
    </Button>
  )
  return (
    <Card title={t('batches.form.services')} side={add}>
      <Stack tight>
        <p className={styles['dim']}>{t('batches.form.servicesText')}</p>
        {fields.map((field, index) => (
          <ServiceFields key={field.id} form={form} index={index} onRemove={() => remove(index)} />
        ))}
      </Stack>
    </Card>
  )
}

interface ServiceProps {
  readonly form: BatchForm
  readonly index: number
  readonly onRemove: () => void
}

function ServiceFields({ form, index, onRemove }: ServiceProps) {
  const errors = form.formState.errors.services?.[index]
  return (
    <div className={styles['service']}>
      <TextField
        label={t('batches.form.field.service')}
        {...form.register(`services.${index}.name`)}
        error={errors?.name?.message}
      />
      <TextField
        label={t('batches.form.field.serviceText')}
        optional={t('common.optional')}
        {...form.register(`services.${index}.description`)}
        error={errors?.description?.message}
      />
      <IconButton
        label={t('batches.form.removeService', {
          name: form.watch(`services.${index}.name`),
        })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
