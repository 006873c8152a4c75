import { arrangementsBody, introductionBody, profileBody, socialBody, socialNetworks, toolsBody } from '@fledge/contract/companies/schema.ts'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { client, type Payload } from '../../platform/client.ts'
import { renewSession } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import { ArrangementFields, IntroductionFields } from './about-fields.tsx'
import { BasicFields, GeneralFields } from './company-fields.tsx'
import { Form } from './onboarding-forms.tsx'
import { draftOf, type SectionProps, useSectionForm } from './section-form.tsx'
import { arrangementValues, basicValues, generalValues, introductionValues, toolValues } from './section-values.ts'
import { ToolFields } from './tool-fields.tsx'

export type Profile = Payload<'companies', 'getCompanyProfile'>
export type ProfileSectionProps = SectionProps<Profile>

/** Name, industry, size, place, website, funding, revenue. */
export function CompanyForm({ profile, onSaved, buttons }: ProfileSectionProps) {
  const { form, submit, sending, notice } = useSectionForm({
    schema: profileBody, draft: draftOf.company, values: { ...basicValues(profile.basic), ...generalValues(profile.general) }, parts: ['basic', 'general'], versions: profile.versions, onSaved,
    send: async (body) => {
      await client.companies.saveProfile({ body })
      await renewSession()
    },
  })
  return <Form submit={submit} notice={notice} buttons={buttons(sending)}><BasicFields form={form} /><GeneralFields form={form} /></Form>
}

/** The introduction in rich text, and LinkedIn. */
export function IntroductionForm({ profile, onSaved, buttons }: ProfileSectionProps) {
  const { form, submit, sending, notice } = useSectionForm({ schema: introductionBody, draft: draftOf.introduction, values: introductionValues(profile.about), parts: ['introduction'], versions: profile.versions, onSaved, send: (body) => client.companies.saveIntroduction({ body }) })
  return <Form submit={submit} notice={notice} buttons={buttons(sending)}><IntroductionFields form={form} /></Form>
}

/** Cultures and flexible work environments. */
export function ArrangementsForm({ profile, onSaved, buttons }: ProfileSectionProps) {
  const { form, submit, sending, notice } = useSectionForm({ schema: arrangementsBody, draft: draftOf.arrangements, values: arrangementValues(profile.about), parts: ['arrangements'], versions: profile.versions, onSaved, send: (body) => client.companies.saveArrangements({ body }) })
  return <Form submit={submit} notice={notice} buttons={buttons(sending)}><ArrangementFields form={form} /></Form>
}

/** Tools, by category and own ones. */
export function ToolsForm({ profile, onSaved, buttons }: ProfileSectionProps) {
  const { form, submit, sending, notice } = useSectionForm({ schema: toolsBody, draft: draftOf.tools, values: toolValues(profile.about), parts: ['tools'], versions: profile.versions, onSaved, send: (body) => client.companies.saveTools({ body }) })
  return <Form submit={submit} notice={notice} buttons={buttons(sending)}><ToolFields form={form} /></Form>
}

/** Links to the company's other places, each by its own pattern. LinkedIn stands with the introduction. */
export function SocialForm({ profile: { media }, onSaved, buttons }: SectionProps<{ readonly media: Payload<'companies', 'getMediaDetails'> }>) {
  const { form, submit, sending, notice } = useSectionForm({
    schema: socialBody, draft: draftOf.social, values: Object.fromEntries(socialNetworks.map((network) => [network, media.social[network] ?? ''])), parts: ['social'], versions: media.versions, onSaved, send: (body) => client.companies.saveSocialMedia({ body }),
  })
  const { errors } = form.formState
  return (
    <Form submit={submit} notice={notice} buttons={buttons(sending)}>
      <FieldGrid>
        {socialNetworks.map((network) => <TextField key={network} label={t(`companies.social.${network}`)} optional={t('common.optional')} inputMode="url" {...form.register(network)} error={errors[network]?.message} />)}
      </FieldGrid>
    </Form>
  )
}
