import type { PublicPart } from '@fledge/domain/profiles/public-parts.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, FactList, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { ColumnLayout, Stack } from '@fledge/ui/page.tsx'
import { Fragment, type ReactNode } from 'react'
import { buildEndpointUrl, type Payload } from '../../platform/http/client.ts'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { formatMonthAndYear } from '../../shared/format-match.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './profiles.module.css'

export type Profile = Payload<'profiles', 'getProfile'>
type Entry = Profile['education'][number]

/** Editable parts of a profile; each is a card. */
export type CardName =
  | 'about'
  | 'education'
  | 'experience'
  | 'portfolio'
  | 'videos'
  | 'when'
  | 'career'

/**
 * Editing of the user's own profile: actions beside a card's title, and the form that replaces a
 * card being edited.
 */
export interface OwnParts {
  readonly side: (part: CardName, title: string) => ReactNode
  readonly inPlace: (part: CardName, title: string) => ReactNode | null
}

const renderChips = (labels: readonly string[]) =>
  labels.length === 0 ? (
    <Meta>{t('profiles.none')}</Meta>
  ) : (
    <Chips>
      {labels.map((label) => (
        <Chip key={label}>{label}</Chip>
      ))}
    </Chips>
  )

function EntriesCard({
  title,
  entries,
}: {
  readonly title: string
  readonly entries: readonly Entry[]
}) {
  return (
    <Card title={title} flush>
      <CardList>
        {entries.length === 0 ? (
          <CardListItem>
            <Meta>{t('profiles.none')}</Meta>
          </CardListItem>
        ) : (
          entries.map((entry) => <EntryRow key={entry.entry_id} entry={entry} />)
        )}
      </CardList>
    </Card>
  )
}

function EntryRow({ entry }: { readonly entry: Entry }) {
  const dates = entry.from
    ? `${formatMonthAndYear(entry.from)} – ${entry.to ? formatMonthAndYear(entry.to) : t('profiles.now')}`
    : null
  return (
    <CardListItem>
      <EntryTitle entry={entry} />
      {entry.file_id ? (
        <a
          className={styles['link']}
          href={buildEndpointUrl('files', 'getFile', { params: { id: entry.file_id } })}
          target="_blank"
          rel="noreferrer"
        >
          {entry.file_name}
        </a>
      ) : null}
      <Meta>{[dates, entry.text].filter(Boolean).join(' · ')}</Meta>
    </CardListItem>
  )
}

/** Links to the entry's URL if it has one. */
function EntryTitle({ entry }: { readonly entry: Entry }) {
  const line = [entry.degree ?? entry.title, entry.school ?? entry.place].filter(Boolean).join(', ')
  if (entry.url) {
    return (
      <a className={styles['link']} href={entry.url} target="_blank" rel="noreferrer nofollow">
        {line}
      </a>
    )
  }
  return (
    <p>
      {line}{' '}
      {entry.is_certification ? <Badge tone="teal">{t('profiles.certificate')}</Badge> : null}
    </p>
  )
}

function VideosCard({
  videos,
  side,
}: {
  readonly videos: Profile['videos']
  readonly side: ReactNode
}) {
  return (
    <Card title={t('profiles.videos')} count={videos.length} side={side}>
      <div className={styles['videos']}>
        {videos.map((video) => (
          <figure key={video.question}>
            <video
              controls
              preload="metadata"
              src={video.url}
              aria-label={translateKey(`profiles.video.${video.question}`)}
            >
              <track kind="captions" />
            </video>
            <figcaption>
              {translateKey(`profiles.video.${video.question}`)}{' '}
              <Meta>{t('profiles.seconds', { seconds: video.seconds })}</Meta>
            </figcaption>
          </figure>
        ))}
      </div>
    </Card>
  )
}

const listAvailabilityFacts = (profile: Profile) => [
  {
    name: t('profiles.whenStart'),
    value: profile.start_month
      ? t('profiles.start', { month: formatMonthAndYear(profile.start_month) })
      : t('profiles.none'),
  },
  ...(profile.duration_weeks && profile.hours_a_week
    ? [
        {
          name: t('profiles.whenLength'),
          value: t('profiles.weeks', {
            weeks: profile.duration_weeks,
            hours: profile.hours_a_week,
          }),
        },
      ]
    : []),
]

/** Returns whether public readers see a part: it must be allowed and not empty. */
function isPartVisible(profile: Profile, part: PublicPart): boolean {
  if (profile.audience !== 'public') return true
  const isThere = {
    introduction: profile.introduction !== null,
    education: profile.education.length > 0,
    experience: profile.experience.length > 0,
    portfolio: profile.portfolio.length > 0,
    skills: profile.skills.length + profile.projects.length > 0,
  }
  return profile.public_parts.includes(part) && isThere[part]
}

type CardOf = (part: CardName, title: string, shown: (side: ReactNode) => ReactNode) => ReactNode

/** Returns the cards of texts and videos, without empty parts. */
function getMainCards(profile: Profile, own: OwnParts | null, card: CardOf): readonly ReactNode[] {
  const entries = (['education', 'experience', 'portfolio'] as const).filter((part) =>
    isPartVisible(profile, part),
  )
  return [
    ...(isPartVisible(profile, 'introduction')
      ? [
          card('about', t('profiles.about'), (side) => (
            <Card title={t('profiles.about')} side={side}>
              {profile.introduction ? (
                <p className={styles['text']}>{profile.introduction}</p>
              ) : (
                <Meta>{t('profiles.none')}</Meta>
              )}
            </Card>
          )),
        ]
      : []),
    ...entries.map((part) =>
      card(part, t(`profiles.${part}`), () => (
        <EntriesCard title={t(`profiles.${part}`)} entries={profile[part]} />
      )),
    ),
    ...(profile.videos.length > 0 || own
      ? [
          card('videos', t('profiles.videos'), (side) => (
            <VideosCard videos={profile.videos} side={side} />
          )),
        ]
      : []),
  ]
}

function SideCards({ profile, card }: { readonly profile: Profile; readonly card: CardOf }) {
  const isEverybody = profile.audience === 'public'
  return (
    <>
      {card('when', t('profiles.when'), (side) => (
        <Card title={t('profiles.when')} side={side}>
          <FactList facts={listAvailabilityFacts(profile)} />
        </Card>
      ))}
      {isPartVisible(profile, 'skills')
        ? card('career', t('profiles.career'), (side) => (
            <>
              {isEverybody && profile.skills.length === 0 ? null : (
                <Card title={t('profiles.skills')} side={side}>
                  {renderChips(profile.skills)}
                </Card>
              )}
              {isEverybody && profile.projects.length === 0 ? null : (
                <Card title={t('profiles.projects')}>{renderChips(profile.projects)}</Card>
              )}
            </>
          ))
        : null}
    </>
  )
}

function PersonCard({
  profile,
  heading,
}: {
  readonly profile: Profile
  readonly heading: 'h1' | 'h2'
}) {
  const now = useNow()
  return (
    <Card>
      <PersonLine
        heading={heading}
        size={72}
        name={profile.name}
        picture={profile.picture_url}
        country={getCityFlag(profile.country_code, profile.time_zone)}
        location={formatLocalNow(profile.time_zone, now)}
      >
        <Meta>{[profile.job_title, profile.career_field].filter(Boolean).join(' · ')}</Meta>
      </PersonLine>
    </Card>
  )
}

/**
 * Profile as its reader is allowed to see it.
 * @param own renders the editing of each card for the owner
 */
export function ProfileCards({
  profile,
  own = null,
  below,
  heading = 'h2',
}: {
  readonly profile: Profile
  readonly own?: OwnParts | null
  readonly below?: ReactNode
  /** Heading level of the name: h1 if the page has no other. */
  readonly heading?: 'h1' | 'h2'
}) {
  const card: CardOf = (part, title, shown) => (
    <Fragment key={part}>{own?.inPlace(part, title) ?? shown(own?.side(part, title))}</Fragment>
  )
  const main = getMainCards(profile, own, card)
  const side = <SideCards profile={profile} card={card} />
  return (
    <>
      <PersonCard profile={profile} heading={heading} />
      {main.length > 0 || below ? (
        <ColumnLayout
          main={
            <>
              {main}
              {below}
            </>
          }
          side={side}
        />
      ) : (
        <Stack>{side}</Stack>
      )}
    </>
  )
}
