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
import { client, type Payload } from '../../platform/client.ts'
import { renewSession } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import { ArrangementFields, IntroductionFields } from './about-fields.tsx'
import { BasicFields, fieldsOf, GeneralFields } from './company-fields.tsx'
import { draftOf, type Profile } from './profile-calls.ts'
import { SectionForm, type SectionProps } from './section-form.tsx'
import {
  arrangementValues,
  basicValues,
  generalValues,
  introductionValues,
  toolValues,
} from './section-values.ts'
import { ToolFields } from './tool-fields.tsx'

type ProfileProps = SectionProps<Profile>

/** Name, industry, size, location, website, funding and revenue. */
export function CompanyForm({ profile, ...section }: ProfileProps) {
  const send = async (body: Parameters<typeof client.companies.saveProfile>[0]['body']) => {
    await client.companies.saveProfile({ body })
    await renewSession()
  }
  return (
    <SectionForm
      {...section}
      schema={profileBody}
      draft={draftOf.company}
      values={{ ...basicValues(profile.basic), ...generalValues(profile.general) }}
      parts={['basic', 'general']}
      versions={profile.versions}
      send={send}
    >
      {(form) => (
        <>
          <BasicFields form={form} />
          <GeneralFields form={form} />
        </>
      )}
    </SectionForm>
  )
}

/** Introduction in rich text and LinkedIn. */
export function IntroductionForm({ profile, ...section }: ProfileProps) {
  return (
    <SectionForm
      {...section}
      schema={introductionBody}
      draft={draftOf.introduction}
      values={introductionValues(profile.about)}
      parts={['introduction']}
      versions={profile.versions}
      send={(body) => client.companies.saveIntroduction({ body })}
    >
      {(form) => <IntroductionFields form={form} />}
    </SectionForm>
  )
}

/** Cultures and flexible work environments. */
export function ArrangementsForm({ profile, ...section }: ProfileProps) {
  return (
    <SectionForm
      {...section}
      schema={arrangementsBody}
      draft={draftOf.arrangements}
      values={arrangementValues(profile.about)}
      parts={['arrangements']}
      versions={profile.versions}
      send={(body) => client.companies.saveArrangements({ body })}
    >
      {(form) => <ArrangementFields form={form} />}
    </SectionForm>
  )
}

/** Tools by category, and custom ones. */
export function ToolsForm({ profile, ...section }: ProfileProps) {
  return (
    <SectionForm
      {...section}
      schema={toolsBody}
      draft={draftOf.tools}
      values={toolValues(profile.about)}
      parts={['tools']}
      versions={profile.versions}
      send={(body) => client.companies.saveTools({ body })}
    >
      {(form) => <ToolFields form={form} />}
    </SectionForm>
  )
}

/** Social media links, each with its own URL pattern. LinkedIn is edited with the introduction. */
export function SocialForm({
  profile: { media },
  ...section
}: SectionProps<{ readonly media: Payload<'companies', 'getMediaDetails'> }>) {
  return (
    <SectionForm
      {...section}
      schema={socialBody}
      draft={draftOf.social}
      values={Object.fromEntries(
        socialNetworks.map((network) => [network, media.social[network] ?? '']),
      )}
      parts={['social']}
      versions={media.versions}
      send={(body) => client.companies.saveSocialMedia({ body })}
    >
      {(form) => {
        const { error, register } = fieldsOf(form)
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
    </SectionForm>
  )
}
