import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useWatch } from 'react-hook-form'
import { LookupMultiSelect } from '../../platform/forms/pick-fields.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { ProjectSelect } from './company-selects.tsx'
import { toFieldQuery, type PageProps } from './plan-form.ts'

const createCharacterCounter = (limit: number) => ({
  limit,
  formatLength: (used: number) => t('common.charsLeft', { used, limit }),
})

/** Tasks and requirements. */
export function WorkPage({ form }: PageProps) {
  const { control } = form
  const field = useWatch({ control, name: 'career_field_id' })
  return (
    <Stack>
      <WorkTexts form={form} />
      <LookupMultiSelect
        control={control}
        name="skill_ids"
        list="skill"
        query={toFieldQuery(field)}
        limit={20}
        label={t('plans.field.skills')}
        hint={t('plans.field.skillsHint')}
      />
      <LookupMultiSelect
        control={control}
        name="project_type_ids"
        list="projectType"
        query={toFieldQuery(field)}
        limit={20}
        label={t('plans.field.projectTypes')}
        optional={t('common.optional')}
      />
      <ProjectSelect control={control} />
    </Stack>
  )
}

function WorkTexts({
  form: {
    register,
    formState: { errors },
  },
}: PageProps) {
  return (
    <>
      <TextArea
        label={t('plans.field.description')}
        rows={5}
        {...createCharacterCounter(5000)}
        {...register('description')}
        error={errors.description?.message}
      />
      <TextArea
        label={t('plans.field.responsibilities')}
        hint={t('plans.field.responsibilitiesHint')}
        optional={t('common.optional')}
        rows={4}
        {...createCharacterCounter(5000)}
        {...register('responsibilities')}
        error={errors.responsibilities?.message}
      />
    </>
  )
}
