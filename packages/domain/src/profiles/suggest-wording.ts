import { normaliseLine, normaliseText } from '../free-text.ts'
import { internIntroductionRule } from './rules.ts'

type Rule = readonly [RegExp, string | ((match: string, ...groups: string[]) => string)]

const toWordList = (list: string) => list.trim().split(/\s+/)

/** Misspellings that are never a correct word: the left one is always wrong. */
const spellings: Readonly<Record<string, string>> = {
  accross: 'across',
  acheive: 'achieve',
  acheived: 'achieved',
  acheivement: 'achievement',
  adress: 'address',
  basicly: 'basically',
  becuase: 'because',
  begining: 'beginning',
  beleive: 'believe',
  buisness: 'business',
  carreer: 'career',
  collaberate: 'collaborate',
  collegue: 'colleague',
  collegues: 'colleagues',
  comunicate: 'communicate',
  comunication: 'communication',
  definately: 'definitely',
  diffrent: 'different',
  developement: 'development',
  enginering: 'engineering',
  enviroment: 'environment',
  excelent: 'excellent',
  experiance: 'experience',
  experianced: 'experienced',
  finaly: 'finally',
  freind: 'friend',
  freinds: 'friends',
  futher: 'further',
  goverment: 'government',
  immediatly: 'immediately',
  independant: 'independent',
  intership: 'internship',
  intrested: 'interested',
  intresting: 'interesting',
  knowlege: 'knowledge',
  langauge: 'language',
  languange: 'language',
  learing: 'learning',
  libary: 'library',
  managment: 'management',
  mathmatics: 'mathematics',
  neccessary: 'necessary',
  occured: 'occurred',
  oportunities: 'opportunities',
  oportunity: 'opportunity',
  oppurtunity: 'opportunity',
  probaly: 'probably',
  proffesional: 'professional',
  realy: 'really',
  recieve: 'receive',
  recieved: 'received',
  responsability: 'responsibility',
  responsable: 'responsible',
  seperate: 'separate',
  sience: 'science',
  sofware: 'software',
  studing: 'studying',
  studdying: 'studying',
  succes: 'success',
  sucessful: 'successful',
  succesful: 'successful',
  succesfully: 'successfully',
  teh: 'the',
  thier: 'their',
  tommorow: 'tomorrow',
  togehter: 'together',
  univeristy: 'university',
  untill: 'until',
  usefull: 'useful',
  wich: 'which',
  alot: 'a lot',
  arent: "aren't",
  couldnt: "couldn't",
  didnt: "didn't",
  doesnt: "doesn't",
  dont: "don't",
  hasnt: "hasn't",
  havent: "haven't",
  isnt: "isn't",
  shouldnt: "shouldn't",
  wasnt: "wasn't",
  werent: "weren't",
  wouldnt: "wouldn't",
}

/** Wordy phrases, each with a word that fits everywhere. */
const wordyPhrases: Readonly<Record<string, string>> = {
  'due to the fact that': 'because',
  'despite the fact that': 'although',
  'in spite of the fact that': 'although',
  'at this point in time': 'now',
  'each and every': 'every',
  'first and foremost': 'first',
  'on a daily basis': 'every day',
  'on a weekly basis': 'every week',
}

/** Applies the capitalisation of the replaced word. */
const matchCase = (before: string, after: string) =>
  /^\p{Lu}/u.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after
const toReplacementRules = (list: Readonly<Record<string, string>>): Rule[] =>
  Object.entries(list).map(([from, to]) => [
    new RegExp(
      `(?<![\\p{L}\\p{N}'’_-])(?:${from}|${from.charAt(0).toUpperCase()}${from.slice(1)})(?![\\p{L}\\p{N}'’_-])`,
      'gu',
    ),
    (match) => matchCase(match, to),
  ])

/**
 * Words that follow "i" when it is the pronoun; a numeral, or "and" in another language, is
 * followed by others.
 */
const pronounFollowers = toWordList(
  'am was have had do did can could will would want like love enjoy study studied work worked learn learned learnt built made need hope believe know use used speak wrote grew live also really always often never usually just recently currently think feel plan wish prefer started joined',
)
/**
 * Words that begin a text or paragraph in lower case only by mistake; product names may be lower
 * case.
 */
const lowerCaseMistakes = toWordList(
  'i my the a an in at as for with we it this these those when while after before since because now today last during from and but so also currently then there our he she they you what how if although on by',
)
/**
 * The same after a full stop, which may also end an abbreviation: none of these words continues
 * after one.
 */
const sentenceStarters = toWordList('i my we it this she he they when now currently')
const abbreviations = toWordList(
  'etc approx dept univ incl resp vs prof dr mr mrs ms st inc ltd fig vol est max min jan feb mar apr jun jul aug sep sept oct nov dec hrs yrs no nr ca',
)

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const toAlternation = (list: readonly string[]) => list.join('|')

const repeatedWordRules: readonly Rule[] = toWordList('the an and my our their very really').map(
  (word) => [
    new RegExp(
      `(?<![\\p{L}\\p{N}'’_-])([${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)})(?: ${word})+(?![\\p{L}\\p{N}'’_-])`,
      'gu',
    ),
    '$1',
  ],
)

const rules: readonly Rule[] = [
  // Spaces: single, none before punctuation, one after a comma between two words.
  [/[^\S\n]+/g, ' '],
  [/ ?\n ?/g, '\n'],
  [/(?<=[\p{L}\p{N})]) ([,.;:!?])(?=\s|$)/gu, '$1'],
  [/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', '],
  [/(?<=\p{L}) ,(?=\p{L}{2})/gu, ', '],
  // Repeated punctuation.
  [/(?<=\p{L})!{2,}(?=\s|$)/gu, '!'],
  [/(?<=\p{L})\?{2,}(?=\s|$)/gu, '?'],
  [/(?<!,),{2,}(?=\s)/g, ','],
  // Words that never occur twice in a row.
  ...repeatedWordRules,
  ...toReplacementRules(spellings),
  ...toReplacementRules(wordyPhrases),
  [/(?<=\b(?:am|is|are|was|were|not|['’]m|['’]s|['’]re) )gonna\b/g, 'going to'],
  [
    new RegExp(
      `(?<!\\b(?:part|chapter|phase|level|type|stage|grade|war|volume) )(?<=^|\\s)i(?= (?:${toAlternation(pronounFollowers)})\\b|['’](?:m|ve|ll|d)\\b)`,
      'gim',
    ),
    'I',
  ],
  [
    new RegExp(`(?:^|\\n\\n)(?:${toAlternation(lowerCaseMistakes)})(?=[ ,'’])`, 'g'),
    (match) =>
      match.slice(0, match.lastIndexOf('\n') + 1) +
      capitalise(match.slice(match.lastIndexOf('\n') + 1)),
  ],
  [
    new RegExp(
      `(?<!\\p{L})(\\p{L}{2,})([.!?] )(${toAlternation(sentenceStarters)})(?=[ ,'’])`,
      'gu',
    ),
    (match, before, mark, next) =>
      abbreviations.includes(before.toLowerCase()) ? match : `${before}${mark}${capitalise(next)}`,
  ],
]

/** One correction may enable another. */
function cleanUp(text: string, rounds = 5): string {
  const next = addFullStop(
    rules.reduce(
      (all, [from, to]) =>
        typeof to === 'string' ? all.replaceAll(from, to) : all.replaceAll(from, to),
      normaliseText(text),
    ),
  )
  return next === text || rounds === 0 ? next : cleanUp(next, rounds - 1)
}

/** Adds the full stop to a last line that is a sentence. */
function addFullStop(text: string): string {
  const last = text.slice(text.lastIndexOf('\n') + 1)
  const isSentence =
    /^\p{Lu}/u.test(last) &&
    /\p{Ll}{2}$/u.test(last) &&
    last.split(' ').length > 5 &&
    !/^(?:[-*•]|\d+[.)])/.test(last)
  return isSentence ? `${text}.` : text
}

// Addresses stay unchanged; the placeholder is a character that people do not type.
const addressPlaceholder = '\uE000'
const addressPattern = /:\/\/|@|www\.|\uE000/

/**
 * Suggests a better wording of an introduction by rules that are always right: spaces, repeated
 * words and punctuation, known misspellings, wordy phrases, sentence starts and ends. Anything that
 * may be intended stays. Deterministic and idempotent.
 */
export function suggestWording(text: string): string {
  const addresses: string[] = []
  const textWithoutAddresses = text.replaceAll(/\S+/g, (word) => {
    if (!addressPattern.test(word)) return word
    addresses.push(word)
    return addressPlaceholder
  })
  const better = cleanUp(textWithoutAddresses).replaceAll(
    addressPlaceholder,
    () => addresses.shift() ?? '',
  )
  return better.length > internIntroductionRule.max || normaliseLine(better) === '' ? text : better
}
