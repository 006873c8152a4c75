import { locale } from '@fledge/kernel/locale.ts'
import {
  toCanonicalZone,
  toZonedTime,
  isZoneInCountry,
  formatTime,
  getZoneCity,
} from '@fledge/kernel/dates.ts'
import { getZoneCookieName } from '@fledge/kernel/zone-cookie.ts'
import { isBeingTakenOver } from '@fledge/ui/take-over.ts'
import { useSyncExternalStore } from 'react'
import { getDayNumber, formatRelativeTime } from './format-relative-time.ts'
import { t } from '../i18n/use-texts.ts'

// Offset of the server's clock from the device's. Deadlines follow the server's clock, and a device
// may be minutes off.
let clockOffsetMs = 0
const getCurrentMinute = () => Math.floor((Date.now() + clockOffsetMs) / 60_000) * 60_000
/** The minute to show. Read again by each render: between two ticks, a new one may have begun. */
const getShownMinute = () => renderedMinute ?? getCurrentMinute()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

let renderedMinute: number | null = null

/**
 * Sets when the server rendered this page. The browser shows the same times until it has taken the
 * page over, however long that takes: all of them would otherwise be rendered twice.
 */
export function setRenderedTime(at: string): void {
  const ms = Date.parse(at)
  renderedMinute = Number.isNaN(ms) || !isBeingTakenOver() ? null : Math.floor(ms / 60_000) * 60_000
  if (typeof document !== 'undefined')
    document.addEventListener('taken-over', () => (renderedMinute = null), { once: true })
}

function tick(): void {
  for (const listener of listeners) listener()
}

/** Returns the current time of the server's clock, in milliseconds. */
export const getServerTime = (): number => Date.now() + clockOffsetMs

/**
 * Takes the server's time from a response; small differences are network delay and ignored. @param
 * at as sent by the server  @param receivedMs time of receipt on the device's clock, in milliseconds
 */
export function syncServerClock(at: string | null, receivedMs = Date.now()): void {
  const difference = at ? Date.parse(at) - receivedMs : Number.NaN
  if (Number.isNaN(difference) || Math.abs(difference - clockOffsetMs) < 5000) return
  clockOffsetMs = difference
  tick()
}

/** Ticks with each minute, and more often, because timers pause while the device sleeps. */
function scheduleTick(): void {
  timer = setTimeout(
    () => {
      scheduleTick()
      tick()
    },
    Math.min(20_000, 60_000 - (getServerTime() % 60_000)),
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) scheduleTick()
  return () => listeners.delete(listener)
}

/** Returns the current minute; components that show local times re-render with it. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(listen, getShownMinute, getShownMinute))
}

/** Returns "Lagos · 15:05 now". @param city shown instead of the zone's own */
export function formatLocalNow(zone: string, at: Date, city?: string | null): string {
  return t('platform.placeNow', {
    city: city || getZoneCity(zone),
    time: formatTime(at, zone, 'time'),
  })
}

/**
 * Returns a person's country if its flag matches the city shown beside it: someone from Britain in
 * Berlin's time zone gets no British flag beside "Berlin".
 */
export function getCityFlag(country: string | null | undefined, zone: string): string | null {
  return country && isZoneInCountry(zone, country) ? country : null
}

/**
 * Formats a day, relative when near: "Today", "Tomorrow", "Yesterday", otherwise "Thu 26 Nov", with
 * the year if it is not the current one.
 */
export function formatNearDay(at: Date | string, zone: string, current: Date): string {
  const date = new Date(at)
  const days = getDayNumber(date, zone) - getDayNumber(current, zone)
  if (days === 0) return t('platform.today')
  if (days === 1) return t('platform.tomorrow')
  if (days === -1) return t('platform.yesterday')
  const [year, present] = [date, current].map((instant) => toZonedTime(instant, zone).year)
  return `${formatTime(date, zone, 'day')}${year === present ? '' : ` ${year}`}`
}

/** Formats "Tomorrow, 15:00" in the reader's zone. */
export function formatNearTime(at: Date | string, zone: string, current: Date): string {
  return `${formatNearDay(at, zone, current)}, ${formatTime(new Date(at), zone, 'time')}`
}

/** Formats a day within a sentence: "since today", "by tomorrow", "due Thu 26 Nov". */
export function formatDayInSentence(at: Date | string, zone: string, current: Date): string {
  const nearDay = formatNearDay(at, zone, current)
  return [t('platform.today'), t('platform.tomorrow'), t('platform.yesterday')].includes(nearDay)
    ? nearDay.toLocaleLowerCase(locale)
    : nearDay
}

/** Formats "by tomorrow, 15:00" in the reader's zone. */
export function formatTimeInSentence(at: Date | string, zone: string, current: Date): string {
  return `${formatDayInSentence(at, zone, current)}, ${formatTime(new Date(at), zone, 'time')}`
}

/** Returns the device's zone, by the name that our lists use. */
export function getDeviceZone(): string {
  return toCanonicalZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

// Zone that the server rendered this page in, if its visitor has no account; null if it knew none.
let renderedZone: string | null = null

/** Sets the zone that the server read from the visitor's cookie. */
export function setRenderedZone(zone: string | null): void {
  renderedZone = zone
}

export const getRenderedZone = (): string | null => renderedZone

const zoneCookieSeconds = 180 * 24 * 60 * 60

/**
 * Keeps the device's zone in a cookie when the page is left, so that the server shows the right
 * times on the next one. Not before: the browser takes long to find out the zone.
 */
export function rememberZone(hasAccountZone: () => boolean): void {
  addEventListener('pagehide', () => {
    if (hasAccountZone()) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${getZoneCookieName(location.origin)}=${getDeviceZone()}; Path=/; Max-Age=${zoneCookieSeconds}; SameSite=Lax${secure}`
  })
}

// Zone that decides what "yesterday" means: the account's once it is known, until then the
// device's.
let displayZone: string | null = null

/** Sets the zone of the signed-in user; null restores the device's. */
export function setDisplayZone(zone: string | null): void {
  displayZone = zone
}

/** Formats "2 days ago", "yesterday", "in 3 hours" in the reader's calendar. */
export function formatAgo(at: Date | string, current: Date): string {
  return formatRelativeTime(new Date(at), current, displayZone ?? getDeviceZone())
}
