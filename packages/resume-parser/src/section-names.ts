import { foldText } from './read-text.ts'

export type ResumeSection =
  | 'head'
  | 'contact'
  | 'education'
  | 'experience'
  | 'skills'
  | 'languages'
  | 'projects'
  | 'other'

const splitNames = (text: string) =>
  text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Full section names, without accents, in lower case, with "&" as "and". */
const namesBySection: Readonly<Record<Exclude<ResumeSection, 'head'>, readonly string[]>> = {
  contact:
    splitNames(`contact | contact details | contact information | contact info | personal details | personal information | personal data | kontakt | kontaktdaten | personliche daten | personliche angaben | zur person
    | coordonnees | informations personnelles | etat civil | contacto | datos personales | datos de contacto | informacion personal | contato | contatos | contactos | dados pessoais | informacoes pessoais | informacao pessoal | contatti | dati personali | links | find me`),
  education:
    splitNames(`education | educational qualification | educational qualifications | educational background | educational details | education details | academic qualification | academic details | academic profile | academic record | academic credentials | scholastic record | academia | qualification | education and training | education and qualifications | academic background | academic history | academic qualifications | studies | qualifications | schooling | academics | where i studied
    | ausbildung | bildung | bildungsweg | schulbildung | studium | studium und ausbildung | ausbildung und studium | akademische ausbildung | hochschulbildung | akademischer werdegang | schulischer werdegang | bildungsgang
    | formation | formations | etudes | formation academique | parcours academique | parcours scolaire | scolarite | diplomes | formation et diplomes | diplomes et formations | cursus
    | educacion | formacion | formacion academica | estudios | educacion y formacion | estudios realizados | formacao | formacao academica | educacao | escolaridade | educacao e formacao | habilitacoes academicas | habilitacoes literarias
    | istruzione | istruzione e formazione | formazione | opleiding | opleidingen`),
  experience:
    splitNames(`experience | experiences | work | work experience | professional experience | relevant experience | employment | employment history | work history | career history | professional background | volunteer experience | volunteering | voluntary work | volunteer work | internship | internships | internship details | training | trainings | industrial training | industrial trainings | industrial exposure | summer training | inplant training | trainings and internships | internships and training | internship experience
    | work and volunteering | experience and volunteering | research experience | teaching experience | leadership experience | leadership | projects and experience | where i have worked | jobs | career
    | berufserfahrung | berufspraxis | praktische erfahrung | praktische erfahrungen | praxiserfahrung | erfahrung | erfahrungen | praktika | beruflicher werdegang | praktika und nebenjobs | nebenjobs | werdegang | ehrenamt | ehrenamtliches engagement | engagement
    | experience professionnelle | experiences professionnelles | parcours professionnel | stages | emplois | stages et emplois | experiences | benevolat | engagement associatif | experiences associatives
    | experiencia | experiencia laboral | experiencia profesional | experiencias | practicas | voluntariado | empleo | trayectoria profesional | experiencia profissional | experiencias profissionais | experiencia de trabalho | estagios | estagio | trabalho voluntario | historico profissional | percurso profissional
    | esperienza | esperienze | esperienza lavorativa | esperienze lavorative | esperienza professionale | esperienze professionali | werkervaring | ervaring`),
  skills:
    splitNames(`skills | technical skills | key skills | core skills | tools | skills and tools | competences | competencies | core competencies | top skills | it skills | computer skills | digital skills | hard skills | soft skills | technologies | tech stack | technical proficiencies | expertise | areas of expertise | skills and interests | programming | what i can do | skills summary | tools and technologies
    | kenntnisse | fahigkeiten | kompetenzen | edv kenntnisse | edv | it kenntnisse | fachkenntnisse | kenntnisse und fahigkeiten | fahigkeiten und kenntnisse | software | weitere kenntnisse | besondere kenntnisse | technische kenntnisse
    | competences | competences techniques | competences informatiques | informatique | savoir faire | outils | logiciels | competences et outils | aptitudes
    | habilidades | competencias | conocimientos | aptitudes | habilidades tecnicas | conocimientos tecnicos | informatica | conocimientos informaticos | herramientas | competencias tecnicas | habilidades e competencias | conhecimentos | aptidoes | ferramentas | competencias digitais | conhecimentos tecnicos | qualificacoes
    | competenze | competenze tecniche | competenze informatiche | capacita e competenze | vaardigheden`),
  projects: splitNames(
    `projects | project | project work | project details | project experience | academic projects | personal projects | selected projects | key projects | major projects | minor projects | college projects | university projects | side projects | course projects | projects undertaken | projekte | projektarbeiten | eigene projekte | projets | projets personnels | projets academiques | proyectos | proyectos personales | proyectos academicos | projetos | projetos pessoais | projetos academicos | progetti`,
  ),
  languages: splitNames(
    `languages | languages known | mother tongue | mother tongues | native language | other language | other languages | foreign languages | language skills | language proficiency | sprachen | sprachkenntnisse | fremdsprachen | langues | langues etrangeres | competences linguistiques | idiomas | lenguas | linguas | competencias linguisticas | lingue | competenze linguistiche | talen`,
  ),
  other:
    splitNames(`declaration | strengths | personal strengths | awards | honors | honours | honors and awards | honors awards | awards and honours | achievements | certifications | certificates | licenses and certifications | courses | coursework | relevant coursework | publications | interests | hobbies | hobbies and interests | references | summary | profile | professional summary | about | about me | objective | career objective | personal statement | activities | extracurricular activities | scholarships | additional information
    | profil | kurzprofil | uber mich | auszeichnungen | interessen | hobbys | referenzen | zertifikate | weiterbildung | weiterbildungen | stipendien | sonstiges | veroffentlichungen | interessen und hobbys
    | a propos | a propos de moi | objectif | resume | loisirs | centres d'interet | centres d interet | centre d interet | certifications | distinctions | divers | references
    | perfil | perfil profesional | sobre mi | objetivo | intereses | aficiones | certificados | cursos | logros | premios | referencias | otros datos | informacion adicional | perfil profissional | sobre mim | interesses | certificados | certificacoes | premios | referencias | resumo | resumo profissional | outras informacoes | atividades extracurriculares
    | profilo | interessi | certificazioni | profiel | interesses`),
}

const sectionByName: ReadonlyMap<string, ResumeSection> = new Map(
  // If two sections share a name ("competences", "references"), the one that more facts are read
  // from wins.
  (
    ['other', 'projects', 'languages', 'skills', 'contact', 'experience', 'education'] as const
  ).flatMap((section) => namesBySection[section].map((name) => [name, section] as const)),
)

/** The same without spaces: spaced letters are read with random spaces ("E D U C AT I O N"). */
const sectionBySquashedName: ReadonlyMap<string, ResumeSection> = new Map(
  [...sectionByName].map(([name, section]) => [name.replaceAll(' ', ''), section]),
)
/** Whether letters are so far apart that spaces were read between them. */
export const hasSpacedLetters = (text: string): boolean => {
  const words = text.trim().split(/ +/)
  return words.length > 1 && words.filter((word) => word.length < 4).length / words.length >= 0.5
}

/**
 * Words that occur only in the heading of their section, for names not in the list: "Selected
 * professional experience".
 */
const distinctiveWords: readonly (readonly [ResumeSection, RegExp])[] = [
  ['languages', /\b(languages?|sprachen|sprachkenntnisse|langues|idiomas)\b/],
  ['projects', /\b(projects|projekte|projets|proyectos|projetos|progetti)\b/],
  [
    'experience',
    /\b(experience|employment|experiences|berufserfahrung|praktika|experiencia|experiencias|internships|stages|esperienze?|voluntariado|volunteering)\b/,
  ],
  [
    'education',
    /\b(education|educational|academic|qualifications?|studies|ausbildung|studium|formation|etudes|estudios|educacion|formacion|formacao|educacao|istruzione)\b/,
  ],
  [
    'skills',
    /\b(skills|kenntnisse|kompetenzen|competences|habilidades|competencias|conocimientos|conhecimentos|competenze|technologies|tools)\b/,
  ],
  ['other', /\b(awards|certifications|interests|interessen|courses|achievements|activities)\b/],
]

/** These are also subjects and trades, so they count as headings only if formatted as such. */
const subjectNames: ReadonlySet<string> = new Set([
  'informatica',
  'informatique',
  'software',
  'programming',
])

const toPlainName = (text: string) =>
  foldText(text)
    .replaceAll('&', ' and ')
    .replace(/[^a-z' ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/**
 * Returns the section a line names if it contains nothing else: a known name, or a few prominent
 * words including a distinctive one.
 */
export function findSectionByName(text: string, isProminent: boolean): ResumeSection | null {
  if (text.length > 50) return null
  const name = toPlainName(text)
  const knownSection =
    sectionByName.get(name) ??
    (hasSpacedLetters(text) && text === text.toUpperCase()
      ? sectionBySquashedName.get(name.replaceAll(' ', ''))
      : undefined) ??
    sectionByName.get(name.replace(/^(my|meine|mes|mis|meus) /, ''))
  const isLoud =
    isProminent ||
    (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)) ||
    text.trimEnd().endsWith(':')
  if (knownSection) return isLoud || !subjectNames.has(name) ? knownSection : null
  const wordCount = name.split(' ').length
  if (!isLoud || wordCount > 5 || /\d|[@,]|^[•▪–—-]/.test(text)) return null
  return distinctiveWords.find(([, pattern]) => pattern.test(name))?.[0] ?? null
}
