import { getZoneCity } from '@fledge/kernel/dates.ts'
import { Card, FactList } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import type { ReactNode } from 'react'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './media-editor.module.css'
import type { CompanyProfile } from './profile-queries.ts'

interface SectionViewProps {
  readonly profile: CompanyProfile
}
const formatOptional = (value: ReactNode) =>
  value === null || value === '' || value === undefined ? t('companies.profile.none') : value
const renderChips = (names: readonly string[]) =>
  names.length === 0 ? (
    t('companies.profile.none')
  ) : (
    <Chips>
      {names.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
    </Chips>
  )
const renderNames = (list: readonly { readonly name: string }[]) =>
  renderChips(list.map((item) => item.name))
const renderOutsideLink = (url: string | null) =>
  url ? (
    <a href={url} target="_blank" rel="nofollow noopener noreferrer">
      {url.replace(/^https?:\/\//, '')}
    </a>
  ) : null

/** Stored basic and general details. */
export function CompanySection({ profile: { basic, general, media } }: SectionViewProps) {
  return (
    <Stack tight>
      <CompanyLogo name={basic.name} logo={media.logo_url} size={56} />
      <FactList
        facts={[
          { name: t('companies.field.industry'), value: formatOptional(basic.industry) },
          {
            name: t('companies.field.website'),
            value: formatOptional(renderOutsideLink(basic.website)),
          },
          { name: t('companies.field.country'), value: formatOptional(basic.country) },
          { name: t('companies.field.city'), value: formatOptional(basic.city) },
          { name: t('companies.field.size'), value: formatOptional(general.employee_count) },
          { name: t('companies.field.founded'), value: formatOptional(general.founded_year) },
          { name: t('companies.field.zone'), value: getZoneCity(general.time_zone) },
          { name: t('companies.field.funding'), value: formatOptional(general.funding_type) },
          { name: t('companies.field.revenue'), value: formatOptional(general.annual_revenue) },
        ]}
      />
    </Stack>
  )
}

/** Rendered introduction and LinkedIn. */
export function IntroductionSection({ profile: { about } }: SectionViewProps) {
  return (
    <Stack tight>
      {/* Cleaned by the server when it was saved (companies/rich-text.ts). */}
      {about.company_introduction ? (
        <div
          className={styles['rich']}
          dir="auto"
          dangerouslySetInnerHTML={{ __html: about.company_introduction }}
        />
      ) : (
        <p>{t('companies.profile.none')}</p>
      )}
      <FactList
        facts={[
          {
            name: t('companies.field.linkedin'),
            value: formatOptional(renderOutsideLink(about.linkedin)),
          },
        ]}
      />
    </Stack>
  )
}

/** Cultures, flexible work environments and remote tools. */
export function ArrangementsSection({ profile: { about } }: SectionViewProps) {
  return (
    <FactList
      facts={[
        { name: t('companies.field.cultures'), value: renderNames(about.cultures) },
        { name: t('companies.field.flexible'), value: renderNames(about.flexible_environments) },
        { name: t('companies.field.remoteTools'), value: renderNames(about.remote_tools) },
      ]}
    />
  )
}

/** Tools of the lookup list and custom ones. */
export function ToolsSection({ profile: { about } }: SectionViewProps) {
  return (
    <>{renderChips([...about.company_tools.map((tool) => tool.name), ...about.custom_tools])}</>
  )
}

/** Social media links. */
export function SocialSection({ profile: { media } }: SectionViewProps) {
  const links = Object.entries(media.social)
  return links.length === 0 ? (
    <p>{t('companies.profile.none')}</p>
  ) : (
    <FactList
      facts={links.map(([network, url]) => ({
        name: translateKey(`companies.social.${network}`),
        value: renderOutsideLink(url),
      }))}
    />
  )
}

/** Photos and videos for members who can't edit them. */
export function MediaSection({ profile: { media } }: SectionViewProps) {
  return (
    <Stack>
      <Card title={t('companies.media.photos')} count={media.photos.length}>
        {media.photos.length === 0 ? (
          <p>{t('companies.profile.none')}</p>
        ) : (
          <ul className={styles['album']}>
            {media.photos.map((photo) => (
              <li key={photo.key}>
                <img src={photo.url} alt={photo.caption} loading="lazy" />
                <p className={styles['moved']}>{photo.caption}</p>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('companies.media.videos')} count={media.videos.length}>
        {media.videos.length === 0 ? (
          <p>{t('companies.profile.none')}</p>
        ) : (
          <ul className={styles['open']}>
            {media.videos.map((video, at) => (
              <li key={video.url}>
                <a href={video.url} target="_blank" rel="nofollow noopener noreferrer">
                  {video.caption || t('companies.media.videoNumber', { number: at + 1 })}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Stack>
  )
}
