import { internOrigins } from '../../demo-data/intern-origins.ts'

const splitWords = (words: string): readonly string[] => words.split(' ')

const companyFirsts = splitWords(
  'Amber Birch Cobalt Delta Ember Fjord Granite Harbour Indigo Juniper Kestrel Larch Meridian Nimbus Orchard Pebble Quartz Rowan Saffron Tidal Umber Vale Willow Yarrow Zephyr Alder Beacon Cinder Drift Elm',
)
const companySeconds = splitWords(
  'Robotics Health Energy Logistics Media Labs Analytics Mobility Foods Studio Finance Materials Learning Security Travel Systems Design Software Research Works Payments Insurance Farming Audio Optics Textiles Water Space Games Retail',
)

/** Returns the name of the company with a number; those of different numbers differ. */
export function getCompanyName(number: number): string {
  const first = companyFirsts[number % companyFirsts.length]
  const second = companySeconds[Math.floor(number / companyFirsts.length) % companySeconds.length]
  const round = Math.floor(number / (companyFirsts.length * companySeconds.length))
  return round === 0 ? `${first} ${second}` : `${first} ${second} ${round + 1}`
}

const toAscii = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()

interface Name {
  readonly text: string
  readonly ascii: string
}
const toNames = (names: readonly string[]): readonly Name[] =>
  names.map((text) => ({ text, ascii: toAscii(text) }))

/** Where people come from, with names for addresses; the common places first. */
export const scaleOrigins = internOrigins.map((origin) => ({
  country: origin.country,
  zone: origin.zone,
  firsts: toNames(origin.firsts),
  lasts: toNames(origin.lasts),
}))

export const jobTitles = splitWords('Engineer Manager Designer Analyst Director Researcher')
