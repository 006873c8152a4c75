import { companyPatch } from '@fledge/contract/companies/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Facts } from '@fledge/ui/card.tsx'
import { Meter } from '@fledge/ui/charts.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { client } from '../../platform/client.ts'
import { useContractForm } from '../../platform/forms.ts'
import { showToast } from '../../platform/notes.ts'
import { refresh } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import { yearOf } from './company-fields.tsx'
import styles from './media-editor.module.css'
import type { Profile } from './profile-forms.tsx'
import { profileCalls } from './section-form.tsx'

/** Which part of the page a missing field stands in. */
const placeOf: Readonly<Record<string, string>> = { introduction: 'introduction', linkedin: 'introduction', videos: 'media', culture_ids: 'arrangements', flexible_environment_ids: 'arrangements', tools: 'tools', logo: 'media', photos: 'media', social: 'social' }
const short = ['website', 'founded_year'] as const
type Short = (typeof short)[number]

/** How complete the profile is, what is missing with a way there, and one short question that can be answered at once. */
export function CompletionCard({ profile: { completion }, editable }: { readonly profile: Profile; readonly editable: boolean }) {
  const title = t('companies.profile.complete', { percent: completion.percent })
  const missing = completion.sections.flatMap((one) => one.missing)
  const asked = editable ? short.find((field) => missing.includes(field)) : undefined
  return (
    <Card title={title}>
      <Stack tight>
        <Meter share={completion.percent / 100} label={title} />
        <Facts facts={completion.sections.map((one) => ({ name: t(`companies.step.${one.section}`), value: t('companies.profile.section', { done: one.done, of: one.of }) }))} />
        {missing.length > 0 ? (
          <div>
            <p>{t('companies.profile.stillOpen')}</p>
            <ul className={styles['open']}>{missing.map((field) => <li key={field}><a href={`#${placeOf[field] ?? 'company'}`}>{say(`companies.missing.${field}`)}</a></li>)}</ul>
          </div>
        ) : <p>{t('companies.profile.all')}</p>}
        {asked ? <Ask key={asked} field={asked} /> : null}
      </Stack>
    </Card>
  )
}

/** One field by itself; the rest of the company stays as it is. */
function Ask({ field }: { readonly field: Short }) {
  const { form, submit, sending } = useContractForm({
    schema: companyPatch.pick({ website: true, founded_year: true }), values: {},
    send: async (body) => {
      await client.companies.patchCompany({ body })
      await refresh(profileCalls)
      showToast(t('companies.saved'))
    },
  })
  const label = field === 'website' ? t('companies.field.website') : t('companies.field.founded')
  return (
    <form onSubmit={submit} noValidate className={styles['ask']}>
      <Stack tight>
        <TextField label={label} inputMode={field === 'website' ? 'url' : 'numeric'} {...form.register(field, field === 'founded_year' ? { setValueAs: yearOf } : {})} error={form.formState.errors[field]?.message} />
        <Group><Button type="submit" size="small" busy={sending} aria-label={t('companies.profile.saveField', { field: label })}>{t('common.btn.save')}</Button></Group>
      </Stack>
    </form>
  )
}
