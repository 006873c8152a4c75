import {
  arrangementsBody,
  introductionBody,
  profileBody,
  socialBody,
  socialNetworks,
  toolsBody,
} from '@fledge/contract/companies/schema.ts'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { renewSession } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { ArrangementFields, IntroductionFields } from './about-fields.tsx'
import { BasicFields, getSharedFields, GeneralFields } from './company-fields.tsx'
import { profileDrafts, type CompanyProfile } from './profile-queries.ts'
import { ProfileSectionForm, type SectionProps } from './profile-section-form.tsx'
import {
  toArrangementValues,
  toBasicValues,
  toGeneralValues,
  toIntroductionValues,
  toToolValues,
} from './section-values.ts'
import { ToolFields } from './tool-fields.tsx'

type ProfileProps = SectionProps<CompanyProfile>
type Media = Payload<'companies', 'getMediaDetails'>

const loadProfile = async () => (await client.companies.getCompanyProfile()).payload
const toCompanyValues = ({ basic, general }: CompanyProfile) => ({
  ...toBasicValues(basic),
  ...toGeneralValues(general),
})
const toLinkValues = ({ social }: Pick<Media, 'social'>): Readonly<Record<string, string>> =>
  Object.fromEntries(socialNetworks.map((network) => [network, social[network] ?? '']))
const loadCompanyValues = async () => toCompanyValues(await loadProfile())
const loadIntroduction = async () => toIntroductionValues((await loadProfile()).about)
const loadArrangements = async () => toArrangementValues((await loadProfile()).about)
const loadTools = async () => toToolValues((await loadProfile()).about)
const loadLinks = async () => toLinkValues((await client.companies.getMediaDetails()).payload)

/** Name, industry, size, location, website, funding and revenue. */
export function CompanyForm({ profile, ...section }: ProfileProps) {
  const send = async (body: Parameters<typeof client.companies.saveProfile>[0]['body']) => {
    await client.companies.saveProfile({ body })
    await renewSession()
  }
  return (
    <ProfileSectionForm
      {...section}
      schema={profileBody}
      draft={profileDrafts.company}
      values={toCompanyValues(profile)}
      load={loadCompanyValues}
      send={send}
    >
      {(form) => (
        <>
          <BasicFields form={form} />
          <GeneralFields form={form} />
        </>
      )}
    </ProfileSectionForm>
  )
}

/** Introduction in rich text and LinkedIn. */
export function IntroductionForm({ profile, ...section }: ProfileProps) {
  return (
    <ProfileSectionForm
      {...section}
      schema={introductionBody}
      draft={profileDrafts.introduction}
      values={toIntroductionValues(profile.about)}
      load={loadIntroduction}
      send={(body) => client.companies.saveIntroduction({ body })}
    >
      {(form) => <IntroductionFields form={form} />}
    </ProfileSectionForm>
  )
}

/** Cultures and flexible work environments. */
export function ArrangementsForm({ profile, ...section }: ProfileProps) {
  return (
    <ProfileSectionForm
      {...section}
      schema={arrangementsBody}
      draft={profileDrafts.arrangements}
      values={toArrangementValues(profile.about)}
      load={loadArrangements}
      send={(body) => client.companies.saveArrangements({ body })}
    >
      {(form) => <ArrangementFields form={form} />}
    </ProfileSectionForm>
  )
}

/** Tools by category, and custom ones. */
export function ToolsForm({ profile, ...section }: ProfileProps) {
  return (
    <ProfileSectionForm
      {...section}
      schema={toolsBody}
      draft={profileDrafts.tools}
      values={toToolValues(profile.about)}
      load={loadTools}
      send={(body) => client.companies.saveTools({ body })}
    >
      {(form) => <ToolFields form={form} />}
    </ProfileSectionForm>
  )
}

/** Social media links, each with its own URL pattern. LinkedIn is edited with the introduction. */
export function SocialForm({
  profile: { media },
  ...section
}: SectionProps<{ readonly media: Media }>) {
  return (
    <ProfileSectionForm
      {...section}
      schema={socialBody}
      draft={profileDrafts.social}
      values={toLinkValues(media)}
      load={loadLinks}
      send={(body) => client.companies.saveSocialMedia({ body })}
    >
      {(form) => {
        const { error, register } = getSharedFields(form)
        return (
          <FieldGrid>
            {socialNetworks.map((network) => (
              <TextField
                key={network}
                label={t(`companies.social.${network}`)}
                optional={t('common.optional')}
                inputMode="url"
                {...register(network)}
                error={error(network)}
              />
            ))}
          </FieldGrid>
        )
      }}
    </ProfileSectionForm>
  )
}
