import { Button, ExternalButtonLink } from '@fledge/ui/button.tsx'
import { FactList, Meta } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { IconBrandLinkedin } from '@fledge/ui/icons/brand-linkedin.tsx'
import { IconMail } from '@fledge/ui/icons/mail.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { useOptions } from '../../platform/forms/lookup-options.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

type Poc = Payload<'members', 'getPoc'>

/**
 * Point of contact with contact details.
 * @param userId null while closed
 */
export function PersonCard({
  userId,
  onClose,
}: {
  readonly userId: string | null
  readonly onClose: () => void
}) {
  const poc = useApiQuery(
    'members',
    'getPoc',
    { query: { user_id: userId ?? '' } },
    { enabled: userId !== null, keep: true },
  )
  return (
    <Dialog
      opened={userId !== null}
      inAddress
      onClose={onClose}
      title={t('members.person.title')}
      closeLabel={t('common.btn.close')}
      width={480}
      actions={<Button onClick={onClose}>{t('common.btn.close')}</Button>}
    >
      <QueryResult
        of={poc}
        name={t('members.person.title')}
        loading={<SkeletonLines lines={5} label={t('members.person.title')} />}
      >
        {(payload) => <Shown poc={payload} />}
      </QueryResult>
    </Dialog>
  )
}

function Shown({ poc }: { readonly poc: Poc }) {
  const now = useNow()
  const languages = useOptions('language')
  const spoken = poc.proficient_language_ids.flatMap(
    (id) => languages.find((language) => language.value === String(id))?.label ?? [],
  )
  const none = t('members.person.none')
  return (
    <Stack>
      <PersonLine
        name={`${poc.first_name} ${poc.last_name}`.trim() || poc.email}
        picture={poc.picture_url}
        size={56}
        location={formatLocalNow(poc.time_zone, now)}
      >
        <Meta>
          {[poc.job_title, translateKey(`members.role.${poc.role}`)].filter(Boolean).join(' · ')}
        </Meta>
      </PersonLine>
      <FactList
        facts={[
          { name: t('members.contacts.email'), value: poc.email },
          { name: t('members.profile.phone'), value: poc.phone ?? none },
          { name: t('members.profile.languages'), value: spoken.join(', ') || none },
          {
            name: t('members.invite.may'),
            value:
              poc.permissions
                .map((permission) => translateKey(`members.permission.${permission}`))
                .join(', ') || none,
          },
        ]}
      />
      <ContactLinks poc={poc} />
    </Stack>
  )
}

function ContactLinks({ poc }: { readonly poc: Poc }) {
  return (
    <Group>
      <ExternalButtonLink
        size="small"
        href={`mailto:${poc.email}`}
        icon={<IconMail size={16} aria-hidden />}
      >
        {t('members.person.write')}
      </ExternalButtonLink>
      {poc.linkedin_url ? (
        <ExternalButtonLink
          size="small"
          href={poc.linkedin_url}
          target="_blank"
          rel="noreferrer nofollow"
          icon={<IconBrandLinkedin size={16} aria-hidden />}
        >
          {t('members.person.linkedin')}
        </ExternalButtonLink>
      ) : null}
    </Group>
  )
}
