import { Card, FactList } from '@fledge/ui/card.tsx'
import { Meter } from '@fledge/ui/charts.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { lazyComponent } from '../../platform/router/lazy-component.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './media-editor.module.css'
import type { CompanyProfile } from './profile-queries.ts'

const AskField = lazyComponent(() => import('./ask-field.tsx').then((parts) => parts.AskField), [1])

/** Section of the page that contains a missing field. */
const fieldSections: Readonly<Record<string, string>> = {
  introduction: 'introduction',
  linkedin: 'introduction',
  videos: 'media',
  culture_ids: 'arrangements',
  flexible_environment_ids: 'arrangements',
  tools: 'tools',
  logo: 'media',
  photos: 'media',
  social: 'social',
}
const shortQuestions = ['website', 'founded_year'] as const

/** Profile completeness, links to missing fields, and one short question to answer in place. */
export function CompletionCard({
  profile: { completion },
  editable,
}: {
  readonly profile: CompanyProfile
  readonly editable: boolean
}) {
  const title = t('companies.profile.complete', { percent: completion.percent })
  const missing = completion.sections.flatMap((section) => section.missing)
  const question = editable ? shortQuestions.find((field) => missing.includes(field)) : undefined
  return (
    <Card title={title}>
      <Stack tight>
        <Meter share={completion.percent / 100} label={title} />
        <FactList
          facts={completion.sections.map((section) => ({
            name: t(`companies.step.${section.section}`),
            value: t('companies.profile.section', { done: section.done, of: section.of }),
          }))}
        />
        {missing.length > 0 ? (
          <MissingFields fields={missing} />
        ) : (
          <p>{t('companies.profile.all')}</p>
        )}
        {question ? <AskField key={question} field={question} /> : null}
      </Stack>
    </Card>
  )
}

function MissingFields({ fields }: { readonly fields: readonly string[] }) {
  return (
    <div>
      <p>{t('companies.profile.stillOpen')}</p>
      <ul className={styles['open']}>
        {fields.map((field) => (
          <li key={field}>
            <a href={`#${fieldSections[field] ?? 'company'}`}>
              {translateKey(`companies.missing.${field}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
