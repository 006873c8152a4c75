/**
 * Month names without accents in the supported résumé languages; a shorter name may end in a dot.
 */
const monthNames: readonly string[] = [
  'january januar janner janvier janeiro gennaio januari enero jan janv ene',
  'february februar fevrier febrero fevereiro febbraio februari feb fevr fev',
  'march marz maerz mars marzo marco maart mar mrt',
  'april avril abril aprile apr avr abr',
  'may mai mayo maio maggio mei',
  'june juni juin junio junho giugno jun giu',
  'july juli juillet julio julho luglio jul juil lug',
  'august aout agosto augustus aug ago',
  'september septembre septiembre setembro settembre sept sep set',
  'october oktober octobre octubre outubro ottobre oct okt out ott',
  'november novembre noviembre novembro nov',
  'december dezember decembre diciembre dezembro dicembre dec dez dic',
]

const numberByMonthName: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((spellings, at) =>
    spellings.split(' ').map((name) => [name, at + 1] as const),
  ),
)

/** Returns 1 to 12, or 0 if the name is not a month. */
export const getMonthNumber = (name: string): number => numberByMonthName.get(name) ?? 0

const toLongestFirstPattern = (words: readonly string[]) =>
  words.toSorted((a, b) => b.length - a.length).join('|')

export const monthPattern = toLongestFirstPattern([...numberByMonthName.keys()])
export const seasonPattern = toLongestFirstPattern(
  'spring summer autumn fall winter fruhling fruhjahr sommer herbst printemps ete automne hiver primavera verano otono invierno verao outono inverno ws ss wise sose wintersemester sommersemester'.split(
    ' ',
  ),
)
export const nowPattern = toLongestFirstPattern([
  'present',
  'now',
  'today',
  'current',
  'currently',
  'ongoing',
  'to date',
  'till date',
  'date',
  'heute',
  'jetzt',
  'aktuell',
  'laufend',
  'dato',
  "aujourd'hui",
  'ce jour',
  'actuel',
  'actuellement',
  'en cours',
  'actualidad',
  'la actualidad',
  'actual',
  'actualmente',
  'presente',
  'el presente',
  'hoy',
  'atual',
  'o momento',
  'atualmente',
  'hoje',
  'oggi',
  'in corso',
  'heden',
])
export const sincePattern = toLongestFirstPattern([
  'since',
  'seit',
  'depuis',
  'desde',
  'ab',
  'dal',
  'sinds',
  'from',
])
export const untilPattern = toLongestFirstPattern([
  'to',
  'until',
  'till',
  'through',
  'bis',
  'a',
  'au',
  'al',
  'ate',
  'hasta',
  'hasta la',
  "jusqu'a",
  'fino a',
  'tot',
  'bis zum',
])
