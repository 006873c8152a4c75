import { buildPath, paths } from '@fledge/contract/paths.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { ColumnLayout, Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonRows } from '@fledge/ui/states.tsx'
import { useState, type ComponentType, type ReactNode } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useUnsavedDraft } from '../../platform/forms/draft-state.ts'
import { lazyComponent, type LazyComponent } from '../../platform/router/lazy-component.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t, type PlainTextKey } from '../../platform/i18n/use-texts.ts'
import { HiddenContent } from '../../shared/hidden-content.tsx'
import { CompletionCard } from './completion-card.tsx'
import { MediaEditor } from './media-editor.tsx'
import { profileDrafts, type CompanyProfile } from './profile-queries.ts'
import {
  ArrangementsSection,
  CompanySection,
  IntroductionSection,
  MediaSection,
  SocialSection,
  ToolsSection,
} from './profile-sections.tsx'
import { ProjectsCard } from './projects-card.tsx'
import type { SectionProps } from './profile-section-form.tsx'

// Profiles are read more often than edited, so load the forms when the pointer reaches "Edit".
const loadForms = () => import('./profile-forms.tsx')
const CompanyForm = lazyComponent(() => loadForms().then((all) => all.CompanyForm), [1, 4, 4, 1])
const IntroductionForm = lazyComponent(
  () => loadForms().then((all) => all.IntroductionForm),
  ['tall', 1],
)
const ArrangementsForm = lazyComponent(
  () => loadForms().then((all) => all.ArrangementsForm),
  [1, 1, 1],
)
const ToolsForm = lazyComponent(() => loadForms().then((all) => all.ToolsForm), [1, 1])
const SocialForm = lazyComponent(() => loadForms().then((all) => all.SocialForm), [9])

interface ProfileSection {
  readonly id: keyof typeof profileDrafts
  readonly title: PlainTextKey
  readonly form: LazyComponent<SectionProps<CompanyProfile>>
  /** Read-only view of the section. */
  readonly View: ComponentType<{ readonly profile: CompanyProfile }>
}

const sections: readonly ProfileSection[] = [
  { id: 'company', title: 'companies.section.company', form: CompanyForm, View: CompanySection },
  {
    id: 'introduction',
    title: 'companies.section.introduction',
    form: IntroductionForm,
    View: IntroductionSection,
  },
  {
    id: 'arrangements',
    title: 'companies.section.arrangements',
    form: ArrangementsForm,
    View: ArrangementsSection,
  },
  { id: 'tools', title: 'companies.section.tools', form: ToolsForm, View: ToolsSection },
  { id: 'social', title: 'companies.social.title', form: SocialForm, View: SocialSection },
]

/** Company profile: sections edited in place, completeness, and the public preview. */
export default function CompanyProfileScreen() {
  useTitle(t('companies.profile.title'))
  const profile = useApiQuery('companies', 'getCompanyProfile')
  return (
    <QueryResult
      of={profile}
      name={t('companies.profile.title')}
      loading={<SkeletonRows rows={6} label={t('companies.profile.title')} />}
    >
      {(payload) => <Sections profile={payload} />}
    </QueryResult>
  )
}

function Sections({ profile }: { readonly profile: CompanyProfile }) {
  const user = useUser()
  const editable = user.role === 'ADMIN'
  const shown = companyCan.isPublic({ status: profile.account_status })
  return (
    <Stack>
      <PageHeader
        title={profile.basic.name}
        text={shown ? undefined : t('companies.profile.notPublic')}
        actions={
          <ButtonLink to={buildPath(paths.public.companyProfile, { slug: profile.basic.slug })}>
            {t('companies.profile.asPublic')}
          </ButtonLink>
        }
      />
      <HiddenContent />
      <ColumnLayout
        main={<ProfileBody profile={profile} editable={editable} />}
        side={<CompletionCard profile={profile} editable={editable} />}
        sticky
      />
    </Stack>
  )
}

/** Sections, photos and videos, and projects. */
function ProfileBody({
  profile,
  editable,
}: {
  readonly profile: CompanyProfile
  readonly editable: boolean
}) {
  return (
    <>
      {sections.map(({ id, title, form, View }) => (
        <Section
          key={id}
          id={id}
          draft={profileDrafts[id]}
          title={t(title)}
          editable={editable}
          form={form}
          profile={profile}
        >
          <View profile={profile} />
        </Section>
      ))}
      <div id="media">
        {editable ? (
          <MediaEditor name={profile.basic.name} media={profile.media} />
        ) : (
          <MediaSection profile={profile} />
        )}
      </div>
      <ProjectsCard companyId={profile.basic.company_id} editable={editable} />
    </>
  )
}

interface SectionCardProps {
  /** Anchor for the links in the list of missing fields. */
  readonly id: string
  /** Name of the draft; a section with a draft opens in edit mode. */
  readonly draft: string
  readonly title: string
  readonly editable: boolean
  readonly profile: CompanyProfile
  readonly form: LazyComponent<SectionProps<CompanyProfile>>
  readonly children: ReactNode
}

/** Section that switches to its form when the user presses "Edit". */
function Section({ id, draft, title, editable, profile, form: Form, children }: SectionCardProps) {
  const [pressed, setEditing] = useState<boolean | null>(null)
  const { hasDraft, drop } = useUnsavedDraft(draft)
  const editing = editable && (pressed ?? hasDraft)
  const giveUp = () => void drop().then(() => setEditing(false))
  const saved = () => {
    setEditing(false)
    showToast(t('companies.saved'))
  }
  const buttons = (busy: boolean) => (
    <Group>
      <Button onClick={giveUp}>{t('common.btn.cancel')}</Button>
      <Button type="submit" tone="primary" busy={busy}>
        {t('common.btn.save')}
      </Button>
    </Group>
  )
  const edit = (
    <Button
      size="small"
      aria-label={`${t('common.btn.edit')}: ${title}`}
      disabledReason={editable ? null : t('companies.profile.adminOnly')}
      onPointerEnter={Form.preload}
      onFocus={Form.preload}
      onClick={() => setEditing(true)}
    >
      {t('common.btn.edit')}
    </Button>
  )
  return (
    <section id={id} aria-label={title}>
      <Card title={title} side={editing ? null : edit}>
        {editing ? <Form profile={profile} onSaved={saved} buttons={buttons} /> : children}
      </Card>
    </section>
  )
}
