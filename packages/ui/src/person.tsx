import type { ReactNode } from 'react'
import type { Tone } from './badge.tsx'
import { classes } from './classes.ts'
import styles from './person.module.css'

const tones: readonly Tone[] = ['teal', 'amber', 'violet', 'blue', 'red', 'slate']
export type AvatarSize = 24 | 32 | 40 | 56 | 72 | 96

/** Returns the same number below `of` for the same name. */
function hashName(name: string, of: number): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % of
}

/** Returns the first letter or digit, whole even where it takes two code units. */
const findInitial = (word: string) => /[\p{L}\p{N}]/u.exec(word)?.[0]

/** Returns the first letters of the first and the last word that have one. */
export function getInitials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => findInitial(word) ?? [])
  const last = letters.length > 1 ? letters.at(-1) : ''
  return `${letters[0] ?? ''}${last ?? ''}`.toLocaleUpperCase()
}

/** A picture, or initials in a tone derived from the name: “Amara O.” looks like “Amara Okafor”. */
export function Avatar({
  name,
  picture,
  size = 40,
}: {
  readonly name: string
  readonly picture?: string | null
  readonly size?: AvatarSize
}) {
  const sized = styles[`s${size}`]
  if (picture)
    return (
      <img
        className={classes(styles['avatar'], sized)}
        src={picture}
        alt=""
        width={size}
        height={size}
        loading="lazy"
      />
    )
  return (
    <span
      aria-hidden
      className={classes(
        styles['avatar'],
        sized,
        styles[tones[hashName(getInitials(name), tones.length)] ?? 'slate'],
      )}
    >
      {getInitials(name)}
    </span>
  )
}

/** A company's logo, or its first letter on a colour derived from its name. */
export function CompanyLogo({
  name,
  logo,
  size = 40,
}: {
  readonly name: string
  readonly logo?: string | null
  readonly size?: AvatarSize
}) {
  const look = classes(
    styles['avatar'],
    styles['logo'],
    styles[`s${size}`],
    styles[`k${hashName(name, 6)}`],
  )
  if (logo)
    return <img className={look} src={logo} alt="" width={size} height={size} loading="lazy" />
  return (
    <span aria-hidden className={look}>
      {findInitial(name)?.toLocaleUpperCase()}
    </span>
  )
}

/**
 * A country's flag. @param country two letters, ISO 3166; hidden from screen readers, because the
 * name beside it says the same
 */
export function Flag({ country }: { readonly country: string | null | undefined }) {
  return country ? (
    <img
      className={styles['flag']}
      src={`/flags/${country.toLowerCase()}.svg`}
      alt=""
      width={16}
      height={12}
      loading="lazy"
    />
  ) : null
}

interface PersonLineProps {
  readonly name: string
  readonly picture?: string | null
  readonly country?: string | null
  /** "Lagos · 15:05 now", formatted. */
  readonly location?: ReactNode
  readonly size?: AvatarSize
  /** A line below: education, plan. */
  readonly children?: ReactNode
  /** Beside the name: a badge. */
  readonly badge?: ReactNode
  /** City and time beside the name instead of below. */
  readonly inline?: boolean
  /** At the end of the name's line: the match score. */
  readonly end?: ReactNode
  readonly heading?: 'h1' | 'h2' | 'h3'
}

/** A person, shown identically everywhere: picture, name, flag, city and local time. */
export function PersonLine({
  name,
  picture,
  country,
  location,
  size = 40,
  children,
  badge,
  inline,
  end,
  heading,
}: PersonLineProps) {
  const Name = heading ?? 'span'
  const place = location ? (
    <span className={styles['where']}>
      <Flag country={country} />
      <span>{location}</span>
    </span>
  ) : null
  return (
    <div className={classes(styles['person'], size >= 56 && styles['large'])}>
      <Avatar name={name} picture={picture} size={size} />
      <div className={styles['lines']}>
        <div className={styles['inline']}>
          <Name className={styles['name']}>{name}</Name>
          {badge}
          {inline ? place : null}
          {end ? <span className={styles['end']}>{end}</span> : null}
        </div>
        {inline ? null : place}
        {children}
      </div>
    </div>
  )
}
