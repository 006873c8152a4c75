import { buildPath, paths } from '@fledge/contract/paths.ts'
import { publicParts, type PublicPart } from '@fledge/domain/profiles/public-parts.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, FactList, Meta } from '@fledge/ui/card.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { ButtonLink, MoreLink } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { changeResult } from '../../platform/query/pending-changes.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { renewSession, useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './accounts.module.css'
import { useZoneOptions } from '../../platform/forms/use-zone-options.ts'

type Settings = Payload<'accounts', 'getAccountSettings'>

/** Account details. Names and phone number are edited in the profile. */
export function AccountCard({ settings }: { readonly settings: Settings }) {
  return (
    <Card
      title={t('accounts.own.title')}
      side={<MoreLink to={paths.intern.profile}>{t('accounts.own.profile')}</MoreLink>}
    >
      <FactList
        facts={[
          { name: t('accounts.own.name'), value: `${settings.first_name} ${settings.last_name}` },
          { name: t('accounts.own.email'), value: settings.email },
          {
            name: t('accounts.own.phone'),
            value: (
              <Group>
                <span>{settings.phone ?? t('accounts.own.none')}</span>
                {settings.phone ? (
                  settings.is_phone_verified ? (
                    <Badge tone="teal">{t('accounts.own.verified')}</Badge>
                  ) : (
                    <ButtonLink size="small" to={paths.intern.verifyWhatsapp}>
                      {t('accounts.own.verify')}
                    </ButtonLink>
                  )
                ) : null}
              </Group>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** Setting for the time zone in which all times are shown. */
export function ZoneCard({ settings }: { readonly settings: Settings }) {
  const now = useNow()
  const zone = settings.time_zone
  const options = useZoneOptions(zone)
  const save = useApiMutation('accounts', 'updateTimeZone', {
    optimistic: [
      changeResult('accounts', 'getAccountSettings', (saved, { body }) => ({
        ...saved,
        payload: { ...saved.payload, time_zone: body.time_zone },
      })),
    ],
    onDone: () => void renewSession().then(() => showToast(t('accounts.zone.saved'))),
  })
  return (
    <Card title={t('accounts.zone.title')}>
      <SelectField
        label={t('accounts.zone.label')}
        hint={t('accounts.zone.now', { now: formatLocalNow(zone, now) })}
        nothingFound={t('common.nothingFound')}
        options={options}
        value={zone}
        onChange={(value) => {
          if (value && value !== zone) save.mutate({ body: { time_zone: value } })
        }}
      />
    </Card>
  )
}

/** Saves the visibility of the profile; the choice is shown at once. */
const useVisibility = () =>
  useApiMutation('accounts', 'updateAccountSettings', {
    optimistic: [
      changeResult('accounts', 'getAccountSettings', (saved, { body }) => ({
        ...saved,
        payload: {
          ...saved.payload,
          is_public: body.is_public ?? saved.payload.is_public,
          is_hidden: body.is_hidden ?? saved.payload.is_hidden,
          is_listed: body.is_listed ?? saved.payload.is_listed,
          public_parts: body.public_parts ?? saved.payload.public_parts,
        },
      })),
    ],
    onDone: () => showToast(t('accounts.seen.saved')),
  })

/** Settings for the visibility of the profile. */
export function VisibilityCard({ settings }: { readonly settings: Settings }) {
  const save = useVisibility()
  return (
    <Card
      title={t('accounts.seen.title')}
      foot={<MoreLink to={paths.public.privacy}>{t('accounts.seen.privacy')}</MoreLink>}
    >
      <Stack tight>
        <Checkbox
          label={t('accounts.seen.public')}
          hint={t('accounts.seen.publicHint')}
          checked={settings.is_public}
          onChange={(event) => save.mutate({ body: { is_public: event.currentTarget.checked } })}
        />
        {settings.is_public ? (
          <PublicSections settings={settings} onSave={(body) => save.mutate({ body })} />
        ) : null}
        <Checkbox
          label={t('accounts.seen.hidden')}
          hint={t('accounts.seen.hiddenHint')}
          checked={settings.is_hidden}
          onChange={(event) => save.mutate({ body: { is_hidden: event.currentTarget.checked } })}
        />
      </Stack>
    </Card>
  )
}

interface PublicSectionsProps {
  readonly settings: Settings
  readonly onSave: (body: { public_parts?: PublicPart[]; is_listed?: boolean }) => void
}

/**
 * Settings for which parts of a public profile are visible and whether search engines may index it.
 */
function PublicSections({ settings, onSave }: PublicSectionsProps) {
  const id = useUser().intern_id
  const toggled = (part: PublicPart, on: boolean) =>
    publicParts.filter((other) => (other === part ? on : settings.public_parts.includes(other)))
  return (
    <fieldset className={styles['parts']}>
      <legend>{t('accounts.seen.parts')}</legend>
      {publicParts.map((part) => (
        <Checkbox
          key={part}
          label={t(`accounts.seen.part.${part}`)}
          checked={settings.public_parts.includes(part)}
          onChange={(event) => onSave({ public_parts: toggled(part, event.currentTarget.checked) })}
        />
      ))}
      <Meta>{t('accounts.seen.videos')}</Meta>
      <Checkbox
        label={t('accounts.seen.listed')}
        checked={settings.is_listed}
        onChange={(event) => onSave({ is_listed: event.currentTarget.checked })}
      />
      {id ? (
        <MoreLink to={buildPath(paths.public.internProfile, { id })}>
          {t('accounts.seen.look')}
        </MoreLink>
      ) : null}
    </fieldset>
  )
}
