import { socialBody, socialNetworks } from '@fledge/contract/companies/schema.ts'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { client } from '../../platform/client.ts'
import { useContractForm } from '../../platform/forms.ts'
import { refresh } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { draftOf, profileCalls, type SectionProps } from './detail-forms.tsx'

/** Links to the company's other places, each by its own pattern. */
export function SocialForm({ profile, onSaved, buttons }: SectionProps) {
  const { form, submit, sending } = useContractForm({
    schema: socialBody,
    draft: draftOf.social,
    values: { ...Object.fromEntries(socialNetworks.map((network) => [network, profile.media.social[network] ?? ''])), linkedin: profile.about.linkedin ?? '' },
    send: async (body) => {
      await client.companies.saveSocialMedia({ body })
      await refresh(profileCalls)
      onSaved()
    },
  })
  const errors = form.formState.errors
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FieldGrid>
          {socialNetworks.map((network) => <TextField key={network} label={t(`companies.social.${network}`)} optional={t('common.optional')} inputMode="url" {...form.register(network)} error={errors[network]?.message} />)}
        </FieldGrid>
        {buttons(sending)}
      </Stack>
    </form>
  )
}
