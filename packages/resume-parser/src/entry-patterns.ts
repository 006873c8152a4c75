import { foldText } from './read-text.ts'

const start = '(?<![a-z])'
const end = '(?![a-z])'
const toAlternation = (words: string) =>
  words
    .split('|')
    .map((word) => word.trim())
    .join('|')
const matchWholeWords = (words: string) => new RegExp(`${start}(?:${toAlternation(words)})${end}`)
const matchWordStarts = (words: string) => new RegExp(`${start}(?:${toAlternation(words)})`)

const schoolStems =
  matchWordStarts(`universi | colleg | school | institut | academ | akadem | hochschul | fachhochschul | gymnasi | oberschule | gesamtschule | realschule | berufsschule | lycee | ecole | facul | escuela | escola | colegio | politec | polytech | politecn
  | conservator | kolleg | liceo | instituto | iut `)
const schoolParts =
  /schule(?![a-z])|gymnasium(?![a-z])|universitat|hochschule|(?<![a-z])(?:tu|fh|eth|rwth|lmu|kit|usp|unicamp|ufmg|ufrj|unam|uned|ucl|lse|mit|iit|nit|iiit|ucla|epfl|hec|insa|ens|unsw|nus) (?=[a-z])|(?<![a-z])(?:eth|usp|unam|ucl|lse|mit|unilag|insa|unicamp|ufmg)(?![a-z])/
const degreeWords =
  matchWordStarts(`bachelor | master | b\\.? ?sc\\b | m\\.? ?sc\\b | b\\.? ?eng\\b | m\\.? ?eng\\b | b\\.? ?tech\\b | m\\.? ?tech\\b | b\\.? ?com\\b | ph\\.? ?d | doctor | diplom | licen[cs] | licenciatur | bacharel | grado | grau | mestrad | maestria | baccalaur | abitur | fachabitur | a-level | gcse | igcse | staatsexamen | tecnolog[oia] en
  | mba | bts | dut\\b | hnd | associate degree | certificate in | minor in | major in | high school diploma | secondary school | matura | bachiller | ensino medio | ensino secundario | curso tecnico | tecnico superior | tecnico em | laurea | but\\b | cap\\b | pos-graduacao | postgrado | undergraduate | postgraduate | exchange | auslandssemester | semester abroad | erasmus | ausbildung zu | intercambio | echange | classe prepara | hons | honours | nanodegree | bootcamp
  | ingenieria | foundation year | wassce | higher secondary | class x | senior secondary | international baccalaureate | cycle ingenieur | titre | mittlere reife | realschulabschluss`)
const shortDegrees =
  /(?<![a-z.])(?:b\.?a\.?|m\.?a\.?|b\.?e\.?|b\.?s\.?|m\.?s\.?|ll\.?[bm]\.?|m[12]|l[123]|ba|bs|ms|ma)(?![a-z])(?= |,|$|\()/
const postWords =
  matchWordStarts(`intern(?!a) | internship | assistant | analyst | engineer | developer | manager | tutor | teacher | teaching | consultant | designer | researcher | volunteer | lead | leader | coordinator | co-ordinator | officer | associate | trainee | working student | student assistant | barista | cashier | sales | representative | waiter | waitress | president | secretary | treasurer | member | mentor | editor | writer | ambassador
  | administrator | technician | supervisor | instructor | apprentice | specialist | founder | co-founder | head of | programmer | architect | accountant | clerk | nurse | receptionist | driver | freelance | host | guide | organiser | organizer | copywriter | marketer | director | advisor | adviser | scientist | receptionist | translator | photographer | librarian | asesor | porter | lab aide | research aide
  | praktik | werkstudent | hilfskraft | mitarbeit | assisten | entwickler | aushilf | nachhilf | verkauf | kellner | ehrenamt | freiwillig | ubungsleit | betreuer | sachbearbeit | leiter | trainer | tutorin | auszubild
  | stagiaire | stage | vendeu | charge | developpeu | alternan | benevole | analyste | ingenieur | serveu | animat | conseill | employe | redact | moniteu | monitri | professeur | apprenti | responsable | technicien
  | becari | practicant | en practicas | analista | asistente | ayudante | voluntari | profesor | desarrollad | auxiliar | camarer | dependient | monitor | tecnic | coordinad | redactor | disenad | ingenier | investigad
  | estagi | assistente | desenvolved | atendente | monitora | bolsista | pesquisad | vendedor | redator | jovem aprendiz | garcom | professor | explicador | designer | programad
  | tirocin | stagist | stagiair | cameriere | medewerker`)
const workplaceWords =
  matchWholeWords(`gmbh | ag | kg | ltd | limited | inc | llc | plc | s\\.?a\\.? | s\\.?l\\.? | sarl | sas | srl | lda | ltda | e\\.?v\\.? | bv | corp | co | university | universitat | universite | universidad(?:e)? | institute | instituto | institut | labs? | bank | banco | banque | group | gruppe | grupo | groupe | company | ngo | ong
  | foundation | fundacion | fundacao | fondation | stiftung | verein | association | asociacion | associacao | hospital | clinic | school | studio | foods | technologies | consulting | partners | society | club | library | museum | cafe | restaurant | hotel | agency | agentur | agence | agencia | bakery | council | center | centre | centro | zentrum | cooperative`)

/** Whether text names a place of education. */
export const isSchoolName = (text: string): boolean =>
  schoolStems.test(foldText(text)) || schoolParts.test(foldText(text))
/** Whether text names a degree or a subject studied for one. */
export const isDegreeName = (text: string): boolean =>
  degreeWords.test(foldText(text)) || shortDegrees.test(foldText(text))
/** Whether text names a job. */
export const isPostName = (text: string): boolean => postWords.test(foldText(text))
/** Whether text names a workplace. */
export const isWorkplaceName = (text: string): boolean =>
  workplaceWords.test(foldText(text)) || isSchoolName(text)

/** Whether text only describes a result, not a degree or a school. */
export const isResultText = (text: string): boolean =>
  /^(?:c?gpa|grade|note|abschlussnote|moyenne|nota|promedio|mention|media|gesamtnote|durchschnitt|average|percentage|cgpi|first class|upper second|relevant (?:coursework|courses|modules)|coursework|modules|thesis|dissertation|schwerpunkt|memoire|minor|honou?rs|dean's list|distinction|location|ort)(?![a-z])/.test(
    foldText(text),
  ) || /^\d[\d.,/ %]{0,12}$/.test(text)

/** Whether a separate part is a location: "Lisbon, Portugal", "Remote". */
export const isLocationName = (text: string): boolean =>
  /^(?:remote|hybrid|on-?site|homeoffice|teletravail|remoto|a distancia)$/.test(foldText(text)) ||
  (/^\p{Lu}[\p{L}.'’ -]{1,28}, (?:\p{Lu}{2}|\p{Lu}[\p{L}.'’ -]{2,24})$/u.test(text) &&
    !isPostName(text) &&
    !isWorkplaceName(text) &&
    !isDegreeName(text))
