import { inZone, isZoneOf, formatTime, zoneCity } from '@fledge/kernel/dates.ts'
import { useSyncExternalStore } from 'react'
import { dayNumber, formatRelativeTime } from './ago.ts'
import { t } from './use-texts.ts'

// The server's clock less this machine's: deadlines are by the server's, and a machine may be minutes off.
let ahead = 0
const minuteNow = () => Math.floor((Date.now() + ahead) / 60_000) * 60_000
let now = minuteNow()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  now = minuteNow()
  for (const each of listeners) each()
}

/** The present moment by the server's clock, in milliseconds. */
export const serverNow = (): number => Date.now() + ahead

/** Takes the server's time from an answer; small differences are the line's. @param at as the server said it  @param heard when, by the device's clock, in milliseconds */
export function syncServerClock(at: string | null, heard = Date.now()): void {
  const difference = at ? Date.parse(at) - heard : Number.NaN
  if (Number.isNaN(difference) || Math.abs(difference - ahead) < 5000) return
  ahead = difference
  tick()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    tick()
  }, 20_000)
  return () => listeners.delete(listener)
}

/** The present minute; components that show local times follow it. */
export function useNow(): Date {
  return new Date(
    useSyncExternalStore(
      listen,
      () => now,
      () => now,
    ),
  )
}

/** "Lagos · 15:05 now". @param city shown instead of the zone's own */
export function placeNow(zone: string, at: Date, city?: string | null): string {
  return t('platform.placeNow', {
    city: city || zoneCity(zone),
    time: formatTime(at, zone, 'en-GB', 'time'),
  })
}

/** A person's country where its flag fits the city shown beside it: somebody of Britain who lives by Berlin's clock gets no British flag beside "Berlin". */
export function placeFlag(country: string | null | undefined, zone: string): string | null {
  return country && isZoneOf(zone, country) ? country : null
}

/** The day, relative when near: "Today", "Tomorrow", "Yesterday", else "Thu 26 Nov", with its year where that is another one. */
export function nearDay(at: Date | string, zone: string, current: Date): string {
  const date = new Date(at)
  const days = dayNumber(date, zone) - dayNumber(current, zone)
  if (days === 0) return t('platform.today')
  if (days === 1) return t('platform.tomorrow')
  if (days === -1) return t('platform.yesterday')
  const [year, present] = [date, current].map((one) => inZone(one, zone).year)
  return `${formatTime(date, zone, 'en-GB', 'day')}${year === present ? '' : ` ${year}`}`
}

/** "Tomorrow, 15:00" in the reader's zone. */
export function nearTime(at: Date | string, zone: string, current: Date): string {
  return `${nearDay(at, zone, current)}, ${formatTime(new Date(at), zone, 'en-GB', 'time')}`
}

/** The day within a sentence: "since today", "by tomorrow", "due Thu 26 Nov". */
export function midDay(at: Date | string, zone: string, current: Date): string {
  const near = nearDay(at, zone, current)
  return [t('platform.today'), t('platform.tomorrow'), t('platform.yesterday')].includes(near)
    ? near.toLocaleLowerCase('en-GB')
    : near
}

/** "by tomorrow, 15:00" in the reader's zone. */
export function midTime(at: Date | string, zone: string, current: Date): string {
  return `${midDay(at, zone, current)}, ${formatTime(new Date(at), zone, 'en-GB', 'time')}`
}

// Whose calendar "yesterday" goes by: the account's once it is known, else the device's.
let readersZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Takes the zone of who is signed in; null goes back to the device's. */
export function setDisplayZone(zone: string | null): void {
  readersZone = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** "2 days ago", "yesterday", "in 3 hours", by the reader's calendar. */
export function ago(at: Date | string, current: Date): string {
  return formatRelativeTime(new Date(at), current, readersZone)
}
