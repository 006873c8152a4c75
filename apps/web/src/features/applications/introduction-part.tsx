import { profileReaders, profileSections } from '@fledge/contract/profiles/profile-sections.ts'
import { internIntroduction } from '@fledge/domain/profiles/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { IconSparkles } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { client } from '../../platform/client.ts'
import { refresh, useAnswer, useCall } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './applications.module.css'
import { introductionCalls } from './part-calls.ts'
import type { PartProps } from './part-props.ts'
import { sendChanged } from './send-changed.ts'
import type { Seen } from './section-saving.ts'
import type { SectionField } from './section-fields.ts'
import { SectionForm } from './section-form.tsx'

const { seen: _, ...rules } = { ...profileSections.savePersonalDetails.body.shape, ...profileSections.saveSkillsToDevelop.body.shape }

/** How the intern introduces themselves, what for, and what they want to learn. */
export function IntroductionPart({ application, disabled, onState, side }: PartProps & { readonly side?: ReactNode }) {
  const { profile, skill_to_improve_ids } = application
  const options = useAnswer('applications', 'getSkillsToImprove', {})
  const fields: readonly SectionField[] = [
    { name: 'introduction', kind: 'area', label: t('applications.field.introduction'), hint: t('applications.intro.hint', { min: internIntroduction.min }), limit: internIntroduction.max },
    { name: 'job_title', kind: 'text', optional: true, label: t('applications.intro.jobTitle') },
    { name: 'internship_goal', kind: 'area', optional: true, label: t('applications.intro.goal'), limit: 1000 },
    { name: 'skill_to_improve_ids', kind: 'multi', optional: true, numeric: true, most: 20, label: t('applications.field.skillsToImprove'), options: (options.data?.payload.options ?? []).map((one) => ({ value: String(one.id), label: one.name })) },
  ]
  const save = async (valid: Record<string, unknown>, changed: readonly string[], seen: Seen) => {
    const { skill_to_improve_ids: skills } = valid
    await sendChanged(introductionCalls, valid, changed, seen)
    if (Array.isArray(skills) && changed.includes('skill_to_improve_ids')) await client.profiles.saveSkillsToDevelop({ body: { skill_to_improve_ids: skills.map(Number), seen: { skill_to_improve_ids: seen['skill_to_improve_ids'] ?? [] } } })
    await refresh(profileReaders)
  }
  const { introduction, job_title, internship_goal } = profile
  return (
    <Card title={t('applications.intro.title')} side={<div className={styles['bar']}><Suggestion disabled={disabled} />{side}</div>}>
      <SectionForm draft={`application/${application.application_id}/introduction`} fields={fields} values={{ introduction, job_title, internship_goal, skill_to_improve_ids }} rules={rules} save={save} onState={onState} disabled={disabled} />
    </Card>
  )
}

/** A plainer wording of what is saved; taken over only when pressed. */
function Suggestion({ disabled }: { readonly disabled: boolean }) {
  const [opened, setOpened] = useState(false)
  const saved = useAnswer('profiles', 'skillSection', {})
  const enhance = useCall('profiles', 'enhanceText', { onDone: () => setOpened(true) })
  const take = useCall('profiles', 'saveIntroduction', { onDone: () => setOpened(false) })
  const text = saved.data?.payload.introduction ?? ''
  const answer = enhance.data?.payload
  return (
    <>
      <Button size="small" icon={<IconSparkles size={16} aria-hidden />} busy={enhance.isPending} refused={disabled || text === '' ? t('applications.intro.first') : null} onClick={() => enhance.mutate({ body: { introduction: text } })}>{t('applications.intro.suggest')}</Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('applications.intro.suggestTitle')} closeLabel={t('common.btn.close')} width={560}
        actions={<><Button onClick={() => setOpened(false)}>{t('applications.intro.keep')}</Button>{answer?.is_changed ? <Button tone="primary" busy={take.isPending} onClick={() => take.mutate({ body: { introduction: answer.introduction, seen: { introduction: text } } })}>{t('applications.intro.take')}</Button> : null}</>}>
        <Stack tight><p className={styles['hint']}>{answer?.is_changed ? t('applications.intro.suggestText') : t('applications.intro.fine')}</p>{answer?.is_changed ? <p>{answer.introduction}</p> : null}</Stack>
      </Dialog>
    </>
  )
}
